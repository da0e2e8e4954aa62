import { expect, it } from 'vitest';
import { type Tokens, tokens } from './tokens.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const pairs: [keyof Tokens, keyof Tokens][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['quiet', 'paper'],
  ['quiet', 'surface'],
  ['quiet', 'sunken'],
  ['pine', 'paper'],
  ['pine', 'surface'],
  ['pine', 'sunken'],
  ['pine', 'moss'],
  ['onPine', 'pine'],
  ['amber', 'amberFill'],
  ['amber', 'surface'],
  ['rust', 'rustFill'],
  ['rust', 'surface'],
  ['fjord', 'fjordFill'],
];

it.each(
  (['light', 'dark'] as const).flatMap((mode) =>
    pairs.map(([on, ground]) => ({ mode, on, ground })),
  ),
)('$mode: $on reads on $ground', ({ mode, on, ground }) => {
  expect(contrast(tokens[mode][on], tokens[mode][ground])).toBeGreaterThanOrEqual(4.5);
});
