// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { open } from '../box';
import { place } from '../draw/sprite';
import { speak } from '../i18n/i18n.svelte';
import Table from '../screens/Table.svelte';
import { FixedSession } from '../session/session.svelte';
import { components, questions } from '../testing/fixtures';

beforeAll(async () => {
  open(components());
  await speak('en');
  place(document.body);
});

afterEach(cleanup);

describe('a place on a mat', () => {
  it('is left in peace when its question is answered under the pointer', async () => {
    const { told } = questions().find((one) => one.kind === 'predict')!;
    const s = new FixedSession(told);
    const { container } = render(Table, { s, fixed: '1440' });
    const places = container.querySelectorAll<SVGGElement>('.civbox .target');
    expect(places.length).toBeGreaterThan(1);
    places[0]!.dispatchEvent(new Event('pointerenter'));
    const leave = vi.spyOn(s.picker, 'leave');
    s.show({ ...told.doc, decision: null, options: [], previews: [] });
    places[0]!.dispatchEvent(new Event('pointerleave'));
    await tick();
    expect(leave).toHaveBeenCalledWith(expect.objectContaining({ thing: 'slot' }));
    expect(container.querySelectorAll('.civbox .target')).toHaveLength(0);
  });
});
