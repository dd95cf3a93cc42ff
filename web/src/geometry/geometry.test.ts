import { beforeAll, describe, expect, it } from 'vitest';
import { box, open } from '../box';
import { components, moments, snapshot } from '../testing/fixtures';
import { parsePlot, plotName, turnedFootprint } from './city';
import { agreeingTurns, centre, DIRECTIONS, fit, turned } from './hex';
import { field, fixedStage, layoutFor, stage, stageFor, type StageName } from './stage';

beforeAll(() => {
  open(components());
});

describe('hexes', () => {
  it('lie where the box says', () => {
    expect(DIRECTIONS).toEqual(box().list.geometry.directions);
    const up = centre(0, -1, 10);
    expect(up.x).toBe(0);
    expect(up.y).toBeLessThan(0);
  });

  it('show the corners of turned tiles as the view does', () => {
    for (const moment of moments()) {
      for (const hex of Object.values(snapshot(moment).doc.view.hexes)) {
        if (hex?.tile) expect(turned(box().tile(hex.tile).vertices, hex.turn)).toEqual(hex.corners);
      }
    }
  });

  it('agree on a side where one corner is the same', () => {
    const sea = ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'];
    const grass = ['grass', 'grass', 'grass', 'grass', 'grass', 'grass'];
    expect(agreeingTurns(sea, [sea, grass, null, null, null, null])).toEqual([0]);
  });

  it('fit into their field', () => {
    for (const side of ['small', 'large'] as const) {
      const { hexes } = box().list.map[side];
      const place = fit(hexes, 580, 566, 16);
      for (const [q, r] of hexes) {
        const { x, y } = place.at(q!, r!);
        expect(x - place.side).toBeGreaterThanOrEqual(16);
        expect(x + place.side).toBeLessThanOrEqual(580 - 16);
        expect(y - place.side * 0.866).toBeGreaterThanOrEqual(16);
        expect(y + place.side * 0.866).toBeLessThanOrEqual(566 - 16);
      }
    }
  });
});

describe('plots', () => {
  it('have names inside and outside the city', () => {
    expect(parsePlot('a1')).toEqual({ row: 0, column: 0 });
    expect(parsePlot('g0')).toEqual({ row: -1, column: 6 });
    expect(parsePlot('z4')).toEqual({ row: 3, column: -1 });
    expect(plotName({ row: 8, column: 8 })).toBe('i9');
  });

  it('of landmarks turn as the box says', () => {
    for (const { footprint, turns } of box().list.landmarks) {
      turns.forEach((shape, turn) => {
        expect(turnedFootprint(footprint, turn)).toEqual(shape);
      });
    }
  });
});

describe('stages', () => {
  it('are chosen by the window', () => {
    expect(stageFor(1440, 900)).toEqual({ name: '1440', width: 1440, height: 900, scale: 1 });
    expect(stageFor(1600, 1000)).toMatchObject({ name: '1440', width: 1440, height: 900 });
    expect(stageFor(1280, 720)).toEqual({ name: '1280', width: 1280, height: 720, scale: 1 });
    expect(stageFor(1920, 1080)).toEqual({ name: '1600', width: 1600, height: 900, scale: 1.2 });
    expect(stageFor(3840, 2160)).toEqual({ name: '1600', width: 1600, height: 900, scale: 2.4 });
  });

  it('are elastic: nothing is left to the wall, and type does not shrink in low windows', () => {
    expect(stageFor(1280, 800)).toEqual({ name: '1280', width: 1280, height: 800, scale: 1 });
    expect(stageFor(1366, 640)).toEqual({ name: '1280', width: 1366, height: 640, scale: 1 });
    expect(stageFor(1536, 730)).toMatchObject({ name: '1280', width: 1515, height: 720 });
    expect(stageFor(1440, 814)).toMatchObject({ name: '1280', width: 1280, scale: 1.125 });
    expect(stageFor(1920, 950)).toMatchObject({ name: '1600', width: 1819, height: 900 });
    expect(stageFor(3440, 1440)).toMatchObject({ name: '1600', width: 2000, height: 900 });
  });

  it('give way to the small layouts', () => {
    expect(layoutFor(1440, 900, false)).toBe('desktop');
    expect(layoutFor(1366, 768, false)).toBe('desktop');
    expect(layoutFor(1366, 640, false)).toBe('desktop');
    expect(layoutFor(1366, 630, false)).toBe('tablet');
    expect(layoutFor(1366, 1024, true)).toBe('tablet');
    expect(layoutFor(1024, 768, false)).toBe('tablet');
    expect(layoutFor(768, 1024, true)).toBe('tablet');
    expect(layoutFor(720, 450, false)).toBe('tablet'); // 1440 x 900 zoomed to 200 %
    expect(layoutFor(390, 844, true)).toBe('phone');
    expect(layoutFor(360, 640, true)).toBe('phone');
  });

  it('leave the map its field', () => {
    const of = (name: StageName, large: boolean) => field(stage(fixedStage(name), large));
    expect(of('1280', false)).toEqual({ width: 520, height: 470 });
    expect(of('1280', true)).toEqual({ width: 508, height: 470 });
    expect(of('1440', false)).toEqual({ width: 580, height: 566 });
    expect(of('1440', true)).toEqual({ width: 532, height: 566 });
    expect(of('1600', false)).toEqual({ width: 616, height: 598 });
    expect(of('1600', true)).toEqual({ width: 600, height: 598 });
  });

  it('lie within their window', () => {
    for (const [width, height] of [
      [1280, 720],
      [1366, 640],
      [1536, 730],
      [1920, 1080],
      [2560, 1300],
    ] as const) {
      const fitting = stageFor(width, height);
      const { board, right, ...own } = stage(fitting, true);
      expect(own.width * fitting.scale).toBeLessThanOrEqual(width + 1);
      expect(right.x + right.width + own.margin).toBe(own.width);
      expect(board.top + board.height + own.prompt).toBeLessThan(own.height);
    }
  });
});
