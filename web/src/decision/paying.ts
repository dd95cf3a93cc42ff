/** Paying: which resources a price may take, and what choosing one of them leads to. */
import type { Option, Resource } from '../api';
import { RESOURCES } from '../box';

export type Pay = Extract<Option, { verb: 'pay' }>;

export function waysToPay(options: readonly Option[]): Pay[] {
  return options.filter((one): one is Pay => one.verb === 'pay');
}

function count(all: readonly Resource[], one: Resource): number {
  return all.filter((other) => other === one).length;
}

/** How many resources the price has. */
export function priceSize(ways: readonly Pay[]): number {
  return ways[0]?.arguments.resources.length ?? 0;
}

/** What every way of paying contains. */
export function fixedPart(ways: readonly Pay[]): Resource[] {
  return RESOURCES.flatMap((one) =>
    Array<Resource>(Math.min(...ways.map((way) => count(way.arguments.resources, one)), 99)).fill(one),
  ).slice(0, priceSize(ways));
}

/** The ways to pay that contain all these. */
export function fitting(ways: readonly Pay[], some: readonly Resource[]): readonly Pay[] {
  return ways.filter((way) => RESOURCES.every((one) => count(way.arguments.resources, one) >= count(some, one)));
}

/**
 * The price with one more of a resource; where it is full, in the place of what was chosen last. Null where it cannot
 * be paid with that.
 */
export function paidWith(ways: readonly Pay[], paid: readonly Resource[], one: Resource): readonly Resource[] | null {
  const [fixed, size] = [fixedPart(ways), priceSize(ways)];
  if (fixed.length === size) return null;
  const so = paid.length < fixed.length ? fixed : paid;
  const next = [...so.slice(0, size - 1), one];
  return fitting(ways, next).length ? next : null;
}
