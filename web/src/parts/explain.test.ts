// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { explain, shownExplanation } from './explain.svelte';

afterEach(() => void vi.useRealTimers());

it.each([
  ['pointerdown', 'touch'],
  ['pointerenter', 'mouse'],
])('what is gone before its time explains nothing: %s', (type, pointerType) => {
  vi.useFakeTimers();
  const what = vi.fn(() => ({ title: 'Archery', rows: [] }));
  const element = document.createElement('button');
  const stay = explain(what)(element);
  element.dispatchEvent(new PointerEvent(type, { pointerType }));
  vi.advanceTimersByTime(1000);
  expect(what).toHaveBeenCalledOnce();
  expect(shownExplanation()?.what.title).toBe('Archery');
  stay?.();
  expect(shownExplanation()).toBe(null);
  const leave = explain(what)(element);
  element.dispatchEvent(new PointerEvent(type, { pointerType }));
  leave?.();
  vi.advanceTimersByTime(1000);
  expect(what).toHaveBeenCalledOnce();
  expect(shownExplanation()).toBe(null);
});
