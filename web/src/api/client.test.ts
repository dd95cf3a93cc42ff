// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { patience } from './client';

afterEach(() => void vi.useRealTimers());

it('waits its time, or until there is a network again', async () => {
  vi.useFakeTimers();
  let tried = 0;
  void patience(8000).then(() => tried++);
  await vi.advanceTimersByTimeAsync(7999);
  expect(tried).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(tried).toBe(1);
  void patience(8000).then(() => tried++);
  await vi.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(tried).toBe(2);
});
