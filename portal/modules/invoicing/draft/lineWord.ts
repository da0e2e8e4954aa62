import type { LineRule } from './LineRule.ts';

/**
 * Where the words of a kind of line stand: its own, else those of what it counts, else those of any kind.
 */
export function lineWord(about: 'quantity' | 'price', { lineType, unit }: LineRule): string[] {
  return [lineType, unit, 'other'].filter(Boolean).map((one) => `line.${about}.${one}`);
}
