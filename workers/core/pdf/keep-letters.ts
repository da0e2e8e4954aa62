import type { Font, Glyph } from 'fontkit';

type GlyphClass = new (id: number, codePoints: number[], font: Font) => Glyph;

/**
 * Has a glyph stand for the letter that was written. A font keeps each glyph with the letters it was
 * first drawn for in this process, and signs share one, such as the apostrophe and its twin among the
 * letters: what a reader's program takes out of a document would depend on those drawn before it.
 */
export function keepLetters(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints);
    if (!codePoints || isSame(glyph.codePoints, codePoints)) return glyph;
    return new (glyph.constructor as GlyphClass)(id, [...codePoints], font);
  };
  return font;
}

const isSame = (some: number[], others: readonly number[]) =>
  some.length === others.length && some.every((one, at) => one === others[at]);
