// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/i18n.svelte';
import Settings from './Settings.svelte';
import { change, DEFAULTS, pace, read, settings } from '../device/settings.svelte';

beforeAll(async () => {
  await speak('en');
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

beforeEach(() => {
  change({ ...DEFAULTS });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('settings', () => {
  it('are kept in one place', () => {
    change({ patterns: 'strong', pace: 3 });
    expect(read(localStorage.getItem('settings'))).toEqual({ ...DEFAULTS, patterns: 'strong', pace: 3 });
    expect(document.documentElement.dataset.patterns).toBe('strong');
  });

  it('are the usual ones where nothing, or nothing that can be used, is written', () => {
    expect(read(null)).toEqual(DEFAULTS);
    expect(read('{not json')).toEqual(DEFAULTS);
    expect(read('[1]')).toEqual(DEFAULTS);
    expect(read('null')).toEqual(DEFAULTS);
    expect(read('{"theme": "pink", "size": 115, "unknown": 1}')).toEqual({ ...DEFAULTS, size: 115 });
  });

  it('work where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden');
    });
    change({ theme: 'dark' });
    expect(settings().theme).toBe('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('show others’ moves at once to those who want nothing to move, unless a pace was chosen', () => {
    expect(pace()).toBe(1.5);
    change({ motion: 'none' });
    expect(pace()).toBe(0);
    change({ pace: 1 });
    expect(pace()).toBe(1);
  });
});

describe('the settings on screen', () => {
  it('have a control with words for each, and change it', async () => {
    const { container } = render(Settings);
    await fireEvent.click(container.querySelector('[data-action=settings]')!);
    const at = (name: string) => container.querySelector<HTMLElement>(`[data-setting="${name}"]`)!;
    await fireEvent.click(at('end countdown'));
    await fireEvent.click(at('warn'));
    await fireEvent.click(at('names'));
    await fireEvent.click(at('bell'));
    await fireEvent.click(at('shuttle'));
    await fireEvent.click(at('size 115'));
    await fireEvent.click(at('pace 0'));
    const wanted = { turnEnd: 'countdown', warn: false, names: false, bell: false, shuttle: true, size: 115, pace: 0 };
    expect(settings()).toEqual({ ...DEFAULTS, ...wanted });
    expect(at('names').getAttribute('aria-checked')).toBe('false');
    expect(at('end countdown').getAttribute('aria-pressed')).toBe('true');
    for (const line of container.querySelectorAll('.line')) {
      expect(line.querySelector('b')!.textContent).not.toBe('');
      expect(line.querySelector('small')!.textContent).not.toBe('');
    }
  });
});
