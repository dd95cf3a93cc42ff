import { describe, expect, it } from 'vitest';
import { capitalsClash, civilizationsClash, isReady, newPlan, setPlace, seedOf, takenPlaces, requestOf } from './plan';

const NAMES = ['Loom', 'Bobbin'];

describe('a new game', () => {
  it('begins with one bot', () => {
    const asked = requestOf(newPlan('Ada', 'artisan'), NAMES);
    expect(asked).toMatchObject({ players: 2, seats: ['me', 'bot:artisan'], names: ['Ada', 'Loom'], options: {} });
    expect(asked.seed).toBeNull();
  });

  it('leaves empty places out', () => {
    const plan = newPlan('');
    setPlace(plan, 1, 'nobody');
    expect(isReady(plan)).toBe(false);
    setPlace(plan, 2, 'open');
    setPlace(plan, 4, 'bot');
    plan.places[4]!.civilization = 'nomads';
    expect(requestOf(plan, NAMES)).toMatchObject({
      players: 3,
      seats: ['me', 'open', 'bot:journeyman'],
      options: { civilizations: [null, null, 'nomads'] },
    });
  });

  it('is alone against the Automa', () => {
    const plan = newPlan('');
    setPlace(plan, 2, 'bot');
    setPlace(plan, 1, 'automa');
    plan.level = 4;
    plan.shadow_empire = true;
    expect(isReady(plan)).toBe(true);
    expect(requestOf(plan, NAMES)).toMatchObject({ players: 1, seats: ['me'], options: { level: 4 } });
    expect(requestOf(plan, NAMES).options).not.toHaveProperty('shadow_empire');
    setPlace(plan, 2, 'bot');
    expect(takenPlaces(plan).map((one) => one.who)).toEqual(['me', 'bot']);
  });

  it('has the options that are not as usual', () => {
    const plan = newPlan('');
    Object.assign(plan, { shadow_empire: true, loop_guard: false, optional_x_advance: true, start_bonus: true });
    Object.assign(plan, { without: ['dictatorship'], seed: '17', absent_after: 24, join: 'invite' });
    plan.places[1]!.capital = 3;
    const asked = requestOf(plan, NAMES);
    expect(asked).toMatchObject({ seed: 17, absent_after: 24, join: 'invite' });
    expect(asked.options).toEqual({
      start_bonus: true,
      shadow_empire: true,
      loop_guard: false,
      optional_x_advance: true,
      without: ['dictatorship'],
      capitals: [null, 3],
    });
  });

  it('wants different civilizations and start territories', () => {
    const { places } = newPlan('');
    places[0]!.civilization = places[1]!.civilization = 'nomads';
    places[0]!.capital = 1;
    places[1]!.capital = 6;
    expect(civilizationsClash(places)).toBe(true);
    expect(capitalsClash(places, () => '0,-2')).toBe(true);
    expect(capitalsClash(places, String)).toBe(false);
  });

  it('takes whole numbers as start numbers', () => {
    expect(seedOf(' ')).toBeNull();
    expect(seedOf('42')).toBe(42);
    expect(seedOf('13245678901234567890')).toBe('13245678901234567890'); // one that a server drew
    expect(seedOf('4.2')).toBeUndefined();
    expect(seedOf('-1')).toBeUndefined();
    expect(seedOf('loom')).toBeUndefined();
  });
});

describe('luck', () => {
  it('is brought together with friends elsewhere, unless somebody knows it', () => {
    const plan = newPlan('Ada');
    expect(requestOf(plan, ['Loom']).luck).toBe('host');
    setPlace(plan, 1, 'me');
    expect(requestOf(plan, ['Loom']).luck).toBe('host');
    setPlace(plan, 2, 'open');
    expect(requestOf(plan, ['Loom']).luck).toBe('together');
    plan.seed = '5';
    expect(requestOf(plan, ['Loom']).luck).toBe('host');
  });
});
