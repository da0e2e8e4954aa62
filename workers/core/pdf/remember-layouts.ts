import type { Font, GlyphRun } from 'fontkit';

/** Together some megabytes at most; the labels of a document in two languages are a tenth of it. */
const MOST_LAYOUTS = 2_000;
const MOST_LETTERS = 120;

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
