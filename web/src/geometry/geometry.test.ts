import { beforeAll, describe, expect, it } from 'vitest';
import { box, open } from '../box';
import { components, moments, snapshot } from '../testing/fixtures';
import { parsePlot, plotName, turnedFootprint } from './city';
import { agreeingTurns, centre, DIRECTIONS, fit, turned } from './hex';
import { field, layoutFor, stage, stageFor } from './stage';

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
    expect(stageFor(1440, 900)).toEqual({ name: '1440', scale: 1 });
    expect(stageFor(1280, 800)).toEqual({ name: '1280', scale: 1 });
    expect(stageFor(1920, 1080)).toEqual({ name: '1600', scale: 1.2 });
    expect(stageFor(1366, 768).name).toBe('1280');
  });

  it('give way to the small layouts', () => {
    expect(layoutFor(1440, 900, false)).toBe('desktop');
    expect(layoutFor(1366, 768, false)).toBe('desktop');
    expect(layoutFor(1366, 1024, true)).toBe('tablet');
    expect(layoutFor(1024, 768, false)).toBe('tablet');
    expect(layoutFor(768, 1024, true)).toBe('tablet');
    expect(layoutFor(720, 450, false)).toBe('tablet'); // 1440 x 900 zoomed to 200 %
    expect(layoutFor(390, 844, true)).toBe('phone');
    expect(layoutFor(360, 640, true)).toBe('phone');
  });

  it('leave the map its field', () => {
    expect(field(stage('1440', false))).toEqual({ width: 580, height: 566 });
    expect(field(stage('1440', true))).toEqual({ width: 532, height: 566 });
    expect(field(stage('1280', true))).toEqual({ width: 472, height: 506 });
  });
});
