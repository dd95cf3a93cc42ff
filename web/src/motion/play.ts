/**
 * Motion on top of the table: the new document is shown already, pieces only come to their places from where they were.
 * A forgotten event is never a wrong picture. Everything can be ended at any moment.
 */
import type { Event, PlayerView, Track, View } from '../api';
import { RESOURCES } from '../box';
import { thing } from '../decision/things';
import './motion.css';

const MOVE = 280; // ms: --m-move, --m-weave, --m-roll of the styles
const WEAVE = 520;
const ROLL = 900;
const TICK = 420; // ms for a number to run
const STAYS = 2000; // ms that dice lie on the map
const FLOATS = 1100; // ms for "+3"
const THREAD = 'cubic-bezier(.3,.7,.2,1)';
const DROP = 'cubic-bezier(.2,1.3,.4,1)';
const SVG = 'http://www.w3.org/2000/svg';
const NEAR = 2; // px: nothing has moved

type Places = ReadonlyMap<string, DOMRect>;

/** Where the pieces are, to be asked before a new document is shown. */
export function places(root: Element): Places {
  const found = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<SVGElement>('[data-piece]')) {
    found.set(piece.dataset.piece!, piece.getBoundingClientRect());
  }
  return found;
}

/** What is to be played. */
export interface Scene {
  before: View;
  after: View;
  events: readonly Event[];
  /** Whose mats are shown. */
  shown: number;
  /** Others' moves are faster. */
  speed: number;
  /** Figures that float and dice that roll, too. */
  full: boolean;
  /** The dice of the open question lie on the map already. */
  asked: boolean;
}

export class Stagehand {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #running = new Set<{ finish(): void }>();
  #speed = 1;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#layer = document.createElement('div');
    this.#layer.className = 'flights';
    this.#layer.setAttribute('aria-hidden', 'true');
    root.append(this.#layer);
  }

  /** All is where it belongs, now. */
  finish(): void {
    for (const one of [...this.#running]) one.finish();
  }

  leave(): void {
    this.finish();
    this.#layer.remove();
  }

  play(was: Places, scene: Scene): void {
    this.finish();
    this.#speed = scene.speed;
    this.#pieces(was, scene);
    for (const event of scene.events) this.#event(event, scene);
    if (scene.full) for (const player of scene.after.players) this.#figures(scene, player);
  }

  #pieces(was: Places, { before, after, events }: Scene): void {
    const there = new Map<string, SVGElement | HTMLElement>();
    for (const piece of this.#root.querySelectorAll<SVGElement>('[data-piece]')) there.set(piece.dataset.piece!, piece);
    const left = [...was.keys()].filter((key) => key.startsWith('income ') && !there.has(key));
    for (const [key, piece] of there) {
      const to = piece.getBoundingClientRect();
      if (!to.width) continue;
      const from = was.get(key);
      if (from) {
        if (from.width && Math.hypot(from.x - to.x, from.y - to.y) > NEAR && isToken(key, after)) {
          this.#fly(piece, from, to, MOVE);
        }
        continue;
      }
      if (!was.size) continue; // shown for the first time
      if (key.startsWith('city ')) {
        const [, seat] = key.split(' ');
        const origin = left.find((one) => one.startsWith(`income ${seat} `));
        if (origin) this.#fly(piece, was.get(origin)!, to, MOVE);
        else if (before.players[Number(seat)]?.city) this.#drop(piece, WEAVE);
      } else if (key.startsWith('map ')) this.#drop(piece, MOVE);
      else {
        const track = trackOf(key, after);
        const head = track && this.#root.querySelector(`.track.t-${track} header`);
        const began = events.some((event) => event.key === 'advance' && event.track === track && event.before === 0);
        if (head && began) this.#fly(piece, head.getBoundingClientRect(), to, MOVE);
      }
    }
  }

  #event(event: Event, { full, asked, before, after }: Scene): void {
    if (event.key === 'explore') this.#weave(this.#root.querySelector(`use[data-hex="${event.hex}"]`));
    else if (event.key === 'play') this.#weave(this.#cloth(event.player, event.era));
    else if (event.key === 'building') {
      const spot = this.#root.querySelector(`[data-spot="${event.player} ${event.building} ${event.exposed}"]`);
      this.#run(spot, [{ backgroundColor: 'var(--glow)' }, {}], WEAVE);
    } else if (event.key === 'topple') {
      for (const token of after.hexes[event.hex]?.tokens ?? []) {
        const stood = before.hexes[event.hex]?.tokens.find((one) => one.id === token.id);
        if (token.toppled && stood && !stood.toppled) {
          const piece = this.#root.querySelector<SVGElement>(`[data-piece="map ${token.id}"]`);
          this.#run(piece, [{ transform: 'rotate(-82deg)' }, { transform: 'none' }], MOVE, DROP);
        }
      }
    } else if (full && event.key === 'roll_science') this.#roll([['die-science', `track-${event.track}`]]);
    else if (full && !asked && event.key === 'roll_conquer') {
      const { red, black } = event;
      this.#roll([
        ['die-red', red === 'territories' ? 'score-territories' : 'vp', typeof red === 'number' ? String(red) : ''],
        ['die-black', black],
      ]);
    }
  }

  /** Points and own resources: the number ticks and jumps a little, the difference floats up. */
  #figures({ before, shown }: Scene, now: PlayerView): void {
    const old = before.players[now.seat];
    if (!old || old === now) return;
    const panel = this.#root.querySelector(`.opp .over[data-thing="${thing({ thing: 'player', player: now.seat })}"]`);
    const home = now.seat === shown ? this.#root.querySelector('.me') : panel?.parentElement;
    this.#float(home?.querySelector('.vp.big'), old.vp, now.vp);
    if (now.seat !== shown) return;
    for (const one of RESOURCES)
      this.#float(home?.querySelector(`.pr.r-${one}`), old.resources[one], now.resources[one]);
  }

  #float(at: Element | null | undefined, from: number, to: number): void {
    const by = to - from;
    if (!at || !by) return;
    const box = at.getBoundingClientRect();
    if (!box.width) return;
    this.#tick(at, from, to);
    this.#run(at, [{ transform: 'scale(1.16)' }, { transform: 'none' }], MOVE, DROP);
    const delta = document.createElement('b');
    delta.className = by > 0 ? 'delta' : 'delta less';
    delta.textContent = by > 0 ? `+${by}` : `−${-by}`;
    this.#put(delta, box.x + box.width / 2, box.y);
    const rise = [
      { transform: 'translate(-50%, 0)', opacity: 0 },
      { transform: 'translate(-50%, -60%)', opacity: 1, offset: 0.2 },
      { transform: 'translate(-50%, -90%)', opacity: 1, offset: 0.75 },
      { transform: 'translate(-50%, -140%)', opacity: 0 },
    ];
    this.#run(delta, rise, FLOATS, 'linear', () => delta.remove());
  }

  /** The number runs from what it was to what it is. The text is the table's own: who writes it meanwhile, wins. */
  #tick(at: Element, from: number, to: number): void {
    const text = document.createTreeWalker(at, NodeFilter.SHOW_TEXT);
    let node = text.nextNode();
    while (node && node.nodeValue?.trim() !== String(to)) node = text.nextNode();
    if (!node || Math.abs(to - from) < 2) return;
    const digits = node;
    const began = performance.now();
    let written = digits.nodeValue;
    const write = (value: number): boolean => {
      if (digits.nodeValue !== written) return false;
      digits.nodeValue = written = String(value);
      return true;
    };
    const run = {
      finish: () => {
        this.#running.delete(run);
        write(to);
      },
    };
    const step = (): void => {
      if (!this.#running.has(run)) return;
      const part = Math.min(1, ((performance.now() - began) * this.#speed) / TICK);
      if (part === 1) run.finish();
      else if (write(Math.round(from + (to - from) * part))) requestAnimationFrame(step);
      else this.#running.delete(run);
    };
    this.#running.add(run);
    step();
  }

  /** Dice with what they show, over the map. */
  #roll(dice: readonly (readonly [string, string, string?])[]): void {
    const map = this.#root.querySelector('.map')?.getBoundingClientRect();
    if (!map?.width) return;
    const tray = document.createElement('div');
    tray.className = 'rolled';
    for (const [die, face, words = ''] of dice) {
      const one = document.createElement('span');
      const cube = icon(die, 46);
      one.append(cube, icon(face, 30));
      if (words) one.append(Object.assign(document.createElement('b'), { textContent: words }));
      tray.append(one);
      this.#run(cube, [{ transform: 'rotate(-720deg) translateY(-30px)' }, { transform: 'none' }], ROLL, DROP);
    }
    this.#put(tray, map.x + map.width / 2, map.y + map.height * 0.28);
    const stay = [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }];
    this.#run(tray, stay, ROLL + STAYS, 'linear', () => tray.remove());
  }

  #weave(of: Element | null): void {
    this.#run(of, [{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(-5% -5% -5% -5%)' }], WEAVE, 'linear');
  }

  #cloth(player: number, era: number): Element | null {
    const over = this.#root.querySelector(`.era .over[data-thing="${thing({ thing: 'era', player, era })}"]`);
    return over?.parentElement?.querySelector('.cloth') ?? null;
  }

  #drop(piece: Element, time: number): void {
    const from = { transform: 'translateY(-18px) scale(1.25)', opacity: 0.2 };
    this.#run(piece, [from, { transform: 'none', opacity: 1 }], time, DROP);
  }

  /** A copy flies in an arc over everything, the piece itself waits unseen. */
  #fly(piece: SVGElement | HTMLElement, from: DOMRect, to: DOMRect, time: number): void {
    const copy = copyOf(piece, to);
    this.#put(copy, to.x, to.y);
    piece.style.visibility = 'hidden';
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const lift = Math.min(40, 10 + Math.hypot(x, y) / 6);
    const hop = [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(1.15)`, offset: 0.5 },
      { transform: 'none' },
    ];
    this.#run(copy, hop, time + Math.min(240, Math.hypot(x, y) / 2), THREAD, () => {
      copy.remove();
      piece.style.visibility = '';
    });
  }

  #put(one: HTMLElement | SVGElement, x: number, y: number): void {
    one.style.left = `${x}px`;
    one.style.top = `${y}px`;
    this.#layer.append(one);
  }

  #run(of: Element | null, frames: Keyframe[], time: number, easing = THREAD, done?: () => void): void {
    if (!of) return;
    const animation = of.animate(frames, { duration: time / this.#speed, easing });
    this.#running.add(animation);
    const over = (): void => {
      this.#running.delete(animation);
      done?.();
    };
    animation.finished.then(over, over);
  }
}

function trackOf(id: string, { players }: View): Track | null {
  for (const player of players) {
    const token = player.track_tokens.find((one) => one.id === id);
    if (token) return token.track;
  }
  return null;
}

/** Only tokens move by themselves; mats and hands are laid anew. */
function isToken(key: string, view: View): boolean {
  return key.startsWith('map ') || trackOf(key, view) !== null;
}

function icon(name: string, size: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#i-${name}`);
  for (const side of ['width', 'height']) svg.setAttribute(side, String(size));
  svg.setAttribute('viewBox', '0 0 32 32');
  svg.append(use);
  return svg;
}

function copyOf(piece: SVGElement | HTMLElement, { width, height }: DOMRect): HTMLElement | SVGElement {
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute('data-piece');
  let whole = copy;
  if (piece instanceof SVGGraphicsElement) {
    const box = piece.getBBox();
    whole = document.createElementNS(SVG, 'svg');
    whole.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    whole.append(copy);
  }
  whole.style.width = `${width}px`;
  whole.style.height = `${height}px`;
  return whole;
}
