import { describe, expect, it } from 'vitest';
import type { OnTable, Option } from '../api';
import type { Row } from '../decision/kinds';
import { Picker } from './picker.svelte';
import { index } from '../decision/things';

function hex(name: string): OnTable {
  return { thing: 'hex', hex: name };
}

function option(text: string, ...on: OnTable[]): Option {
  return { text, action: 0, verb: 'hex', arguments: { hex: text }, on };
}

function picking(
  row: Row,
  options: Option[],
  most = Infinity,
  losing: readonly Option[] = [],
  rows: readonly Option[] = [],
): { picker: Picker; chosen: string[] } {
  const chosen: string[] = [];
  const picker = new Picker({
    doc: { options },
    on: index(options),
    row,
    most,
    loses: (one) => losing.includes(one),
    completes: (one) => ({ rows: rows.includes(one) ? [1] : [], columns: [], districts: [] }),
    choose: (one) => chosen.push(one.text),
  });
  return { picker, chosen };
}

const ONE = option('hex 0,0', hex('0,0'));
const TWO = option('hex 0,1', hex('0,1'));

describe('a picker', () => {
  it('carries out at once where a click is enough', () => {
    const { picker, chosen } = picking({ shape: 'hex', confirm: 'click' }, [ONE, TWO]);
    expect(picker.offer(hex('0,1')).option).toBe(TWO);
    picker.act(hex('0,1'));
    expect(chosen).toEqual(['hex 0,1']);
  });

  it('picks before a button confirms; a second click on the thing confirms, too', () => {
    const { picker, chosen } = picking({ shape: 'hex', confirm: 'button' }, [ONE, TWO]);
    expect(picker.offer(hex('0,0'))).toEqual({ options: [ONE], option: null, picked: false });
    picker.act(hex('0,0'));
    expect(chosen).toEqual([]);
    expect(picker.current).toBe(ONE);
    picker.act(hex('0,1'));
    expect(picker.current).toBe(TWO);
    expect(picker.offer(hex('0,0')).picked).toBe(false);
    expect(picker.offer(hex('0,1'))).toEqual({ options: [TWO], option: TWO, picked: true });
    picker.act(hex('0,1'));
    expect(chosen).toEqual(['hex 0,1']);
  });

  it('goes through the options of one thing', () => {
    const both = option('both', hex('0,0'), hex('0,1'));
    const { picker } = picking({ shape: 'plot', confirm: 'button' }, [ONE, both]);
    picker.act(hex('0,0'));
    expect(picker.current).toBe(ONE);
    picker.show(both);
    expect(picker.current).toBe(both);
    picker.act(hex('0,0'));
    expect(picker.current).toBe(ONE);
  });

  it('narrows down where things belong together', () => {
    const options = [option('a', hex('0,0'), hex('1,0')), option('b', hex('0,0'), hex('1,1')), TWO];
    const { picker, chosen } = picking({ shape: 'faces', confirm: 'button', together: true }, options);
    picker.act(hex('0,0'));
    expect(picker.candidates.map((one) => one.text)).toEqual(['a', 'b']);
    picker.act(hex('1,1'));
    expect(picker.current?.text).toBe('b');
    picker.act(hex('0,1'));
    expect(picker.current).toBe(TWO);
    expect(chosen).toEqual([]);
  });

  it('drops the last pick, and what was put together', () => {
    const { picker } = picking({ shape: 'hex', confirm: 'button' }, [ONE, TWO]);
    picker.act(hex('0,0'));
    picker.compose(TWO);
    expect(picker.current).toBe(TWO);
    expect(picker.offer(hex('0,1')).picked).toBe(true);
    expect(picker.back()).toBe(true);
    expect(picker.current).toBe(ONE);
    expect(picker.back()).toBe(true);
    expect(picker.current).toBe(null);
    expect(picker.back()).toBe(false);
  });

  it('offers nothing on things no option is about', () => {
    const { picker, chosen } = picking({ shape: 'hex', confirm: 'click' }, [ONE]);
    expect(picker.offer(hex('5,5')).options).toEqual([]);
    picker.act(hex('5,5'));
    expect(chosen).toEqual([]);
  });

  it('marks several, the last ones where there are too many', () => {
    const { picker, chosen } = picking({ shape: 'faces', confirm: 'button', several: true }, [ONE, TWO], 1);
    picker.act(hex('0,0'));
    picker.act(hex('0,1'));
    expect(picker.marked).toEqual([TWO]);
    expect(picker.offer(hex('0,1'))).toEqual({ options: [TWO], option: null, picked: true });
    picker.act(hex('0,1'));
    expect(picker.marked).toEqual([]);
    expect(chosen).toEqual([]);
  });
});

describe('an option that loses something', () => {
  const CLICK: Row = { shape: 'hex', confirm: 'click' };

  it('is asked for once more where a click would be enough', () => {
    const { picker, chosen } = picking(CLICK, [ONE, TWO], Infinity, [TWO]);
    expect(picker.offer(hex('0,1'))).toEqual({ options: [TWO], option: null, picked: false });
    picker.act(hex('0,1'));
    expect(chosen).toEqual([]);
    expect(picker.warned).toBe(TWO);
    expect(picker.current).toBe(TWO);
    expect(picker.offer(hex('0,1'))).toEqual({ options: [TWO], option: TWO, picked: true });
    expect(picker.offer(hex('0,0')).option).toBe(ONE);
    picker.act(hex('0,1'));
    expect(chosen).toEqual(['hex 0,1']);
  });

  it('is dropped by going back, without what was put together before', () => {
    const button: Row = { shape: 'payment', confirm: 'button' };
    const { picker, chosen } = picking(button, [ONE, TWO], Infinity, [TWO]);
    picker.compose(ONE);
    expect(picker.sure(TWO)).toBe(false);
    picker.take(TWO);
    expect(picker.current).toBe(TWO);
    expect(picker.back()).toBe(true);
    expect(picker.warned).toBe(null);
    expect(picker.current).toBe(ONE);
    expect(chosen).toEqual([]);
  });

  it('needs no more clicks where it is picked before a button confirms it', () => {
    const { picker, chosen } = picking({ shape: 'hex', confirm: 'button' }, [ONE, TWO], Infinity, [TWO]);
    picker.act(hex('0,1'));
    expect(picker.sure(TWO)).toBe(true);
    picker.act(hex('0,1'));
    expect(chosen).toEqual(['hex 0,1']);
  });
});

describe('a building before it is placed', () => {
  function plot(name: string): OnTable {
    return { thing: 'plot', player: 0, plot: name };
  }

  function place(corner: string, turn: number, ...plots: string[]): Option {
    const text = `place academy ${corner} r${turn}`;
    return {
      text,
      action: 0,
      verb: 'place',
      arguments: { piece: 'academy', plots, corner, turn },
      on: plots.map(plot),
    };
  }

  const LEFT = place('a1', 0, 'a1', 'b1', 'c1');
  const RIGHT = place('c1', 0, 'c1', 'd1', 'e1');
  const DOWN = place('c1', 1, 'c1', 'c2', 'c3');

  it('follows the pointer: the one whose middle is nearest', () => {
    const { picker } = picking({ shape: 'plot', confirm: 'button' }, [LEFT, RIGHT, DOWN]);
    expect(picker.ghost).toBe(null);
    picker.hover(plot('b1'));
    expect(picker.ghost).toBe(LEFT);
    picker.hover(plot('d1'));
    picker.leave(plot('b1'));
    expect(picker.ghost).toBe(RIGHT);
    picker.leave(plot('d1'));
    expect(picker.ghost).toBe(null);
  });

  it('lies inside the city where it can, then where it completes most, then as it is turned', () => {
    const rim = place('i1', 0, 'i1');
    const half = place('h1', 1, 'h1', 'i1');
    const whole = place('g1', 0, 'g1', 'h1', 'i1');
    const row = place('g1', 1, 'g1', 'h1', 'i1');
    const { picker } = picking({ shape: 'plot', confirm: 'button' }, [rim, half, whole]);
    picker.act(plot('i1'));
    expect(picker.current).toBe(whole);
    expect(picker.candidates).toEqual([whole, half, rim]);
    const other = picking({ shape: 'plot', confirm: 'button' }, [rim, whole, row], Infinity, [], [row]).picker;
    other.hover(plot('i1'));
    expect(other.ghost).toBe(row);
    other.rotate(1);
    expect(other.ghost).toBe(whole);
  });

  it('is turned at the pointer, and picked as it is shown', () => {
    const { picker } = picking({ shape: 'plot', confirm: 'button' }, [LEFT, RIGHT, DOWN]);
    expect(picker.rotate(1)).toBe(false);
    picker.hover(plot('c1'));
    expect(picker.turns).toEqual([0, 1]);
    expect(picker.rotate(1)).toBe(true);
    expect(picker.ghost).toBe(DOWN);
    picker.act(plot('c1'));
    expect(picker.current).toBe(DOWN);
    picker.leave(plot('c1'));
    expect(picker.rotate(1)).toBe(true);
    expect(picker.current).not.toBe(DOWN);
  });
});
