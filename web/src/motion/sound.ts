/** The sounds of the loom, made as they are needed: no files. Never two at once: the later one wins. */
import type { Event } from '../api';

export type Sound = 'bell' | 'thread' | 'shuttle' | 'batten' | 'die' | 'drum' | 'end';

/** A tone or a rustle: when and how long in seconds, how high in hertz, how loud. */
interface Note {
  at: number;
  for: number;
  high: number;
  /** Where it glides to. */
  to?: number;
  loud: number;
  noise?: true;
}

const SHUTTLE: Note[] = [
  { at: 0, for: 0.16, high: 900, to: 2600, loud: 0.2, noise: true },
  { at: 0.15, for: 0.03, high: 320, loud: 0.25 },
];
const BATTEN: Note[] = [
  { at: 0, for: 0.25, high: 110, to: 60, loud: 0.7 },
  { at: 0, for: 0.04, high: 500, loud: 0.3, noise: true },
];

function later(notes: readonly Note[], by: number): Note[] {
  return notes.map((note) => ({ ...note, at: note.at + by }));
}

export const SOUNDS: Record<Sound, readonly Note[]> = {
  bell: [
    { at: 0, for: 0.9, high: 1318, loud: 0.28 },
    { at: 0, for: 0.6, high: 2637, loud: 0.1 },
    { at: 0, for: 0.3, high: 3951, loud: 0.04 },
  ],
  thread: [{ at: 0, for: 0.04, high: 2400, to: 1200, loud: 0.3, noise: true }],
  shuttle: SHUTTLE,
  batten: BATTEN,
  die: [0, 0.13, 0.3].map((at) => ({ at, for: 0.06, high: 420 - 400 * at, loud: 0.5 })),
  drum: [
    { at: 0, for: 0.5, high: 90, to: 48, loud: 0.9 },
    { at: 0, for: 0.08, high: 200, loud: 0.25, noise: true },
  ],
  end: [...SHUTTLE, ...later(BATTEN, 0.35)],
};

const BY_EVENT: Partial<Record<Event['key'], Sound>> = {
  explore: 'shuttle',
  place: 'shuttle',
  outpost: 'shuttle',
  landmark: 'batten',
  play: 'batten',
  roll_science: 'die',
  roll_conquer: 'die',
  game_over: 'end',
};
const RANK: readonly Sound[] = ['thread', 'shuttle', 'batten', 'die', 'drum', 'end'];

/** The sound of what happened: one of them all, and none for quiet steps. */
export function soundOf(events: readonly Event[], viewer: number | null): Sound | null {
  let found: Sound | null = null;
  for (const event of events) {
    const attacked = (event.key === 'conquer' || event.key === 'topple') && event.opponent === viewer;
    const one = attacked && viewer !== null ? 'drum' : BY_EVENT[event.key];
    if (one && (found === null || RANK.indexOf(one) > RANK.indexOf(found))) found = one;
  }
  return found;
}

const FADE = 0.01; // seconds, so that nothing clicks

/** Whether the page was touched; browsers that do not tell are asked by trying. */
function mayBeHeard(): boolean {
  if (typeof navigator === 'undefined') return true;
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation?.hasBeenActive ?? true;
}

export class Sounds {
  #context: AudioContext | null = null;
  #playing: GainNode | null = null;

  constructor(readonly make: () => AudioContext = () => new AudioContext()) {}

  /** Browsers let nothing be heard before the first click: it is quiet then. */
  play(sound: Sound): void {
    if (!mayBeHeard()) return;
    try {
      this.#context ??= this.make();
    } catch {
      return; // no sound in this browser
    }
    const context = this.#context;
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    this.#hush();
    const whole = context.createGain();
    whole.connect(context.destination);
    for (const note of SOUNDS[sound]) sing(context, whole, note);
    this.#playing = whole;
  }

  #hush(): void {
    this.#playing?.disconnect();
    this.#playing = null;
  }
}

function sing(context: AudioContext, whole: GainNode, note: Note): void {
  const begins = context.currentTime + note.at;
  const ends = begins + note.for;
  const voice = context.createGain();
  voice.gain.setValueAtTime(0.0001, begins);
  voice.gain.exponentialRampToValueAtTime(note.loud, begins + Math.min(FADE, note.for / 4));
  voice.gain.exponentialRampToValueAtTime(0.0001, ends);
  voice.connect(whole);
  const source = note.noise ? rustle(context, note, voice) : tone(context, note, voice, begins, ends);
  source.start(begins);
  source.stop(ends);
}

function tone(context: AudioContext, note: Note, voice: GainNode, begins: number, ends: number): OscillatorNode {
  const source = context.createOscillator();
  source.frequency.setValueAtTime(note.high, begins);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, ends);
  source.connect(voice);
  return source;
}

function rustle(context: AudioContext, note: Note, voice: GainNode): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * note.for), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(note.high, context.currentTime + note.at);
  if (note.to) filter.frequency.linearRampToValueAtTime(note.to, context.currentTime + note.at + note.for);
  source.connect(filter);
  filter.connect(voice);
  return source;
}
