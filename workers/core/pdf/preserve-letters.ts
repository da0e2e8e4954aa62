import type { Font, Glyph } from 'fontkit';

type GlyphClass = new (id: number, codePoints: number[], font: Font) => Glyph;

/**
 * Binds each glyph to the characters actually written. A font caches glyphs with the characters they were
 * first used for in this process, and characters may share a glyph, such as the apostrophe and its
 * typographic twin: the extracted text of a document would depend on those rendered before it.
 */
export function preserveLetters(font: Font): Font {
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
