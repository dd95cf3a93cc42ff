// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Table from '../screens/Table.svelte';
import { FixedSession } from '../session/session.svelte';
import { questions } from '../testing/fixtures';
import { openBox } from '../testing/table';

beforeAll(openBox);

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
