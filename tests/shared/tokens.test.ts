import { describe, expect, test } from 'vitest';
import { contrast, luminance } from '#shared/tokens/contrast.ts';
import { type Tokens, tokens } from '#shared/tokens/tokens.ts';

/**
 * Goal: every text is readable. Every pair of text and background that the screens use is measured.
 */
const readable: [keyof Tokens, keyof Tokens][] = [
  ...(['paper', 'surface', 'sunken'] as const).flatMap((ground) =>
    (['ink', 'muted', 'pine', 'amber', 'rust', 'fjord'] as const).map(
      (text): [keyof Tokens, keyof Tokens] => [text, ground],
    ),
  ),
  ['onPine', 'pineFill'],
  ['onPine', 'pineHover'],
  ['onMoss', 'moss'],
  ['ink', 'moss'],
  ['pine', 'moss'],
  ['amber', 'amberSoft'],
  ['rust', 'rustSoft'],
  ['fjord', 'fjordSoft'],
];

describe.each(Object.entries(tokens))('the %s palette', (_scheme, palette) => {
  test.each(readable)('%s is readable on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of a field is visible', () => {
    for (const ground of ['paper', 'surface'] as const) {
      expect(contrast(palette.edge, palette[ground])).toBeGreaterThanOrEqual(3);
    }
  });

  test('the parts of the breakdown differ in greyscale', () => {
    const parts = [
      palette.partVat,
      palette.partFee,
      palette.partEmployer,
      palette.partTax,
      palette.partYours,
    ].map(lightness);
    for (let at = 1; at < parts.length; at++) {
      expect(Math.abs(parts[at]! - parts[at - 1]!)).toBeGreaterThanOrEqual(9);
    }
    expect([...parts].sort((a, b) => a - b)).toEqual(
      parts[0]! < parts[4]! ? parts : parts.toReversed(),
    );
  });
});

/** CIE L*, in which equal steps look equal to the eye. */
function lightness(hex: string): number {
  const y = luminance(hex);
  return y <= 216 / 24389 ? (y * 24389) / 27 : Math.cbrt(y) * 116 - 16;
}
