// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from '../box';
import { LANGUAGES } from '../i18n/bundle';
import { speak } from '../i18n/i18n.svelte';
import { components } from '../testing/fixtures';
import { until } from '../testing/until';
import Reading from './Reading.svelte';

beforeEach(async () => {
  open(components());
  await speak('en');
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await speak('en');
});

describe('another language', () => {
  it('keeps the kind and the thing that are looked at in the catalogue', async () => {
    const { container } = render(Reading, { book: { book: 'catalogue', at: null }, back: () => undefined });
    container.querySelector<HTMLElement>('[data-kind-of=tech]')!.click();
    await tick();
    container.querySelector<HTMLElement>('[data-entry]')!.click();
    await tick();
    const detail = container.querySelector<HTMLElement>('[data-detail]')!.dataset.detail!;
    expect(detail).toMatch(/^tech /);
    await speak('fr');
    await tick();
    expect(container.querySelector('[data-kind-of=tech]')!.getAttribute('aria-pressed')).toBe('true');
    expect(container.querySelector<HTMLElement>('[data-detail]')!.dataset.detail).toBe(detail);
  });

  it('keeps the block of the rules that is read', async () => {
    const { container } = render(Reading, { book: { book: 'rules' }, back: () => undefined });
    await until(() => expect(container.querySelector('.glance')).not.toBeNull());
    const article = container.querySelector('article')!;
    const blocks = (): Element[] => [...article.querySelectorAll('h1, h2, p, li')];
    const read = 20;
    // jsdom lays nothing out: each block is 10 high, and the 21st begins at the upper edge
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const at = blocks().indexOf(this);
      return new DOMRect(0, at < 0 ? 0 : (at - read) * 10, 100, 10);
    });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await speak('fr');
    await until(() => expect(container.querySelector('.glance')!.getAttribute('lang')).toBe('fr'));
    await until(() => expect(scrolled).toHaveBeenCalled());
    expect(container.querySelector('article')).toBe(article);
    expect(scrolled.mock.contexts).toEqual([blocks()[read]]);
  });

  it('is chosen in the book itself', async () => {
    const { container } = render(Reading, { book: { book: 'rules' }, back: () => undefined });
    const select = container.querySelector('select')!;
    expect([...select.options].map((one) => one.value).sort()).toEqual(LANGUAGES);
    select.value = 'pl';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => expect(document.documentElement.lang).toBe('pl'));
  });
});
