import { describe, expect, it } from 'vitest';
import type { DecisionKind, Doc } from '../api';
import { LANGUAGES } from '../i18n/bundle';
import { has, speak } from '../i18n/i18n.svelte';
import { keep, kept, placed, stepFor, STEPS } from './guide';

function asked(kind: DecisionKind | null, { era = 1, coin = 4 } = {}): Doc {
  const player = { era, resources: { coin, worker: 0, food: 0, culture: 0 } };
  return { decision: kind && { kind, player: 0 }, view: { viewer: 0, players: [player] } } as unknown as Doc;
}

describe('the guide', () => {
  it('has twelve steps with words in every language', async () => {
    expect(STEPS).toHaveLength(12);
    for (const language of LANGUAGES) {
      await speak(language);
      for (const { key } of STEPS)
        for (const part of ['title', 'text', 'why'])
          expect(has(`guide-${key}-${part}`), `${language} ${key}`).toBe(true);
    }
  });

  it('tells each thing once, when it is asked for', () => {
    expect(stepFor(asked('capital'), new Set())?.key).toBe('welcome');
    expect(stepFor(asked('turn'), new Set())?.key).toBe('income');
    expect(stepFor(asked('turn'), new Set(['income']))?.key).toBe('turn');
    expect(stepFor(asked('turn'), new Set(['income', 'turn']))).toBeNull();
    expect(stepFor(asked('turn', { coin: 1 }), new Set(['income', 'turn']))?.key).toBe('era');
    expect(stepFor(asked('turn', { era: 2, coin: 0 }), new Set())).toBeNull();
    expect(stepFor(asked(null), new Set())).toBeNull();
  });

  it('stands beside what is lit, inside the window', () => {
    const window = { width: 1440, height: 900 };
    const bubble = { width: 420, height: 260 };
    expect(placed({ left: 8, top: 720, width: 876, height: 113 }, bubble, window)).toEqual({ left: 8, top: 446 });
    expect(placed({ left: 160, top: 150, width: 580, height: 566 }, bubble, window)).toEqual({ left: 754, top: 150 });
    const phone = { width: 390, height: 844 };
    const small = { width: 374, height: 300 };
    for (const top of [0, 60, 500, 780]) {
      const at = placed({ left: 0, top, width: 390, height: 300 }, small, phone);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.top + small.height).toBeLessThanOrEqual(844);
    }
  });

  it('is kept on this device', () => {
    expect(kept()).toBeNull();
    keep({ table: 'x', told: ['turn'], open: true });
    expect(kept()).toEqual({ table: 'x', told: ['turn'], open: true });
  });
});
