import { describe, expect, it } from 'vitest';
import type { Event } from '../api';
import { SOUNDS, Sounds, soundOf, type Sound } from './sound';

function happened(...all: object[]): Event[] {
  return all as Event[];
}

describe('the sound of what happened', () => {
  it('is one, and none for quiet steps', () => {
    expect(soundOf(happened({ key: 'gain' }, { key: 'pay' }, { key: 'advance' }), 0)).toBe(null);
    expect(soundOf(happened({ key: 'explore' }, { key: 'vp' }), 0)).toBe('shuttle');
    expect(soundOf(happened({ key: 'place' }, { key: 'landmark' }, { key: 'explore' }), 0)).toBe('batten');
    expect(soundOf(happened({ key: 'roll_science' }), 0)).toBe('die');
    expect(soundOf(happened({ key: 'play' }, { key: 'game_over' }), 0)).toBe('end');
  });

  it('is a drum for those who are attacked', () => {
    const attack = happened({ key: 'conquer', opponent: 0 }, { key: 'roll_conquer' });
    expect(soundOf(attack, 0)).toBe('drum');
    expect(soundOf(attack, 1)).toBe('die');
    expect(soundOf(happened({ key: 'conquer', opponent: null }), null)).toBe(null);
  });
});

/** An AudioContext that keeps what is still connected to its loudspeaker. */
function silent() {
  const heard = new Set<object>();
  const stops: number[] = [];
  const parameter = () => ({
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
  });
  const destination = {};
  const node = () => {
    const made = {
      gain: parameter(),
      frequency: parameter(),
      connect: (to: object) => to === destination && heard.add(made),
      disconnect: () => heard.delete(made),
      start: () => undefined,
      stop: (at: number) => stops.push(at),
    };
    return made;
  };
  const context = {
    state: 'running',
    currentTime: 10,
    sampleRate: 100,
    destination,
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(4) }),
  };
  return { context: context as unknown as AudioContext, heard, stops };
}

describe('sounds', () => {
  it('are never two at once: the later one wins', () => {
    const { context, heard } = silent();
    const sounds = new Sounds(() => context);
    for (const sound of Object.keys(SOUNDS) as Sound[]) {
      sounds.play(sound);
      expect(heard.size).toBe(1);
    }
  });

  it('are short', () => {
    const { context, stops } = silent();
    new Sounds(() => context).play('thread');
    expect(Math.max(...stops)).toBeCloseTo(10.04);
  });

  it('stay away where the browser has none', () => {
    const sounds = new Sounds(() => {
      throw new Error('no AudioContext');
    });
    expect(() => sounds.play('bell')).not.toThrow();
  });
});
