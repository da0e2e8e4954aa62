import { createRequire } from 'node:module';
import { type Font, type Glyph, type GlyphRun, openSync } from 'fontkit';
import type { PdfFont } from './create-pdf.ts';

/** Together some megabytes at most; the labels of a document in two languages are a tenth of it. */
const MOST_LAYOUTS = 2_000;

const MOST_LETTERS = 120;

type GlyphClass = new (id: number, codePoints: number[], font: Font) => Glyph;

const isSame = (some: number[], others: readonly number[]) =>
  some.length === others.length && some.every((one, at) => one === others[at]);

const FILES: Record<PdfFont, string> = {
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  heading: '@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf',
};

let fonts: Record<PdfFont, Font> | undefined;

/**
 * The fonts of every document, read and parsed once: parsing costs more than drawing. Whole static
 * files, because the web's variable fonts come in slices without each other's letters, and the PDF
 * library cannot set their weight.
 */
export function pdfFonts(): Record<PdfFont, Font> {
  if (fonts) return fonts;
  const { resolve } = createRequire(import.meta.url);
  const read = (font: PdfFont) =>
    rememberLayouts(preserveLetters(openSync(resolve(FILES[font])) as Font));
  fonts = { text: read('text'), strong: read('strong'), heading: read('heading') };
  return fonts;
}

/**
 * Binds each glyph to the characters actually written. A font caches glyphs with the characters they were
 * first used for in this process, and characters may share a glyph, such as the apostrophe and its
 * typographic twin: the extracted text of a document would depend on those rendered before it.
 */
function preserveLetters(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints);
    if (!codePoints || isSame(glyph.codePoints, codePoints)) return glyph;
    return new (glyph.constructor as GlyphClass)(id, [...codePoints], font);
  };
  return font;
}

/**
 * Caches the layout of each text. Labels, seller and clients recur in every document, and every text is
 * measured before it is rendered: repeated layout was two thirds of rendering one.
 */
export function rememberLayouts(font: Font): Font {
  const setAnew = font.layout.bind(font);
  const known = new Map<string, GlyphRun>();
  font.layout = (text, ...options) => {
    if (text.length > MOST_LETTERS) return setAnew(text, ...options);
    const key = JSON.stringify([text, ...options]);
    const run = known.get(key) ?? setAnew(text, ...options);
    // The least recently used entry is evicted first.
    known.delete(key);
    known.set(key, run);
    if (known.size > MOST_LAYOUTS) known.delete(known.keys().next().value ?? key);
    return copyOf(run);
  };
  return font;
}

/** The PDF library scales positions in place, so each use needs a copy. */
function copyOf(run: GlyphRun): GlyphRun {
  const copy: GlyphRun = Object.create(run);
  copy.positions = run.positions.map((position) => ({ ...position }));
  return copy;
}
