// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { keepWithin } from './measure';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => document.body.replaceChildren());

/** A bar of 800 px whose buttons get narrower with each thing that is done without. */
function bar(kind: string, widths: readonly number[]): { prompt: HTMLElement; options: HTMLElement } {
  document.body.innerHTML = `<div class="stage"><section class="prompt" data-kind="${kind}">
    <div class="txt"></div><div class="acts"><div class="grp"></div></div></section></div>`;
  const [prompt, txt, acts, options] = ['.prompt', '.txt', '.acts', '.grp'].map((one) =>
    document.querySelector<HTMLElement>(one)!,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const taken = (): number => widths[prompt.dataset.without!.split(' ').filter(Boolean).length]!;
  const left = (): number => Math.max(0, 800 - 44 - taken());
  const measured = (element: HTMLElement, name: string, get: () => number): void => {
    Object.defineProperty(element, name, { get });
  };
  measured(prompt, 'clientWidth', () => 800);
  measured(txt, 'offsetWidth', left);
  measured(acts, 'offsetWidth', taken);
  measured(acts, 'offsetLeft', () => 44 + left());
  return { prompt, options };
}

it.each([
  ['all of it', [600], ''],
  ['not what is refused', [700, 600], 'refused'],
  ['not the second line', [900, 660, 660], 'refused words'],
  ['not the gains', [900, 720, 720, 660], 'refused words gains'],
  ['titles of two lines', [900, 900, 900, 720, 600], 'refused words gains width'],
  ['the sign without its words', [900, 900, 900, 900, 720, 720], 'refused words gains width heading'],
  ['two rows', [900, 900, 900, 900, 900, 900], 'refused words gains width heading row'],
])('the turns lie in the bar: %s', (_, widths, without) => {
  const { prompt, options } = bar('turn', widths);
  keepWithin(options);
  expect(prompt.dataset.without!.trim()).toBe(without);
  expect(options.className).toBe('grp');
});

it('other options that do not fit lie in a tray with all they say', () => {
  const { prompt, options } = bar('landmark', [900, 900, 900, 900, 900, 900]);
  const done = keepWithin(options);
  expect(options.className).toBe('grp tray options weave');
  expect(prompt.dataset.without).toBe('refused');
  done?.();
  expect(prompt.dataset.without).toBeUndefined();
});
