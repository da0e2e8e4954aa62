import type { PdfFont, PdfStyle } from './create-pdf.ts';
import { pdfFonts } from './pdf-fonts.ts';

/** Pictures: a document loses nothing by those no font has. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;

/** Signs that take no place or turn the writing. The fonts that have them draw a space. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

type Doc = PDFKit.PDFDocument;
export type PdfTag = ReturnType<Doc['struct']>;

/** A document being rendered, with the few operations that everything uses. */
export type PdfCanvas = {
  doc: Doc;
  /** The tag everything hangs below: a screen reader walks it from top to bottom. */
  root: PdfTag;
  /** Opens a tag below another and renders its content, if there is any. */
  tag(parent: PdfTag, type: string, draw?: (() => void) | null, options?: object): PdfTag;
  /** Renders decoration that screen readers skip: lines, fills, repeated headers. */
  decorate(draw: () => void): void;
  /** Writes one line; y is the top of the line. With `align: 'right'`, x is its right end. */
  write(text: string, x: number, y: number, style: PdfStyle): void;
  widthOf(text: string, style: PdfStyle): number;
  /** Breaks a text into lines that fit, keeping its own line breaks and splitting endless words. */
  wrap(text: string, width: number, style: PdfStyle): string[];
};

/** Puts the strokes around an open document. */
export function pdfCanvas(doc: Doc): PdfCanvas {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const select = (font: PdfFont, { size }: PdfStyle) => doc.font(font).fontSize(size);
  const options = (style: PdfStyle) => ({
    lineBreak: false,
    characterSpacing: style.tracking ?? 0,
    ...(style.figures ? { features: ['tnum', 'cv05'] as PDFKit.Mixins.OpenTypeFeatures[] } : {}),
  });
  const widthOf = (given: string, style: PdfStyle) => {
    const { text, font } = drawable(given, style.font);
    return select(font, style).widthOfString(text, options(style));
  };
  return {
    doc,
    root,
    widthOf,
    tag(parent, type, draw, attributes = {}) {
      const tag = draw ? doc.struct(type, attributes, draw) : doc.struct(type, attributes);
      parent.add(tag);
      return tag;
    },
    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    write(given, x, y, style) {
      const { text, font } = drawable(given, style.font);
      const left = style.align === 'right' ? x - widthOf(text, style) : x;
      // Texts of all sizes share a baseline when their box is centred in the line height.
      const down = ((style.leading ?? style.size) - style.size * 1.2) / 2;
      select(font, style)
        .fillColor(style.color)
        .text(text, left, y + down, options(style));
    },
    wrap: (text, width, style) =>
      text.split(/\r?\n/).flatMap((line) => wrapLine(line, width, (part) => widthOf(part, style))),
  };
}

/** No line holds more. Measuring all of an endless word again and again would take minutes. */
const MOST_LETTERS = 250;

function wrapLine(line: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/[ \t]+/)) {
    const longer = current ? `${current} ${word}` : word;
    if (word.length < MOST_LETTERS && widthOf(longer) <= width) {
      current = longer;
      continue;
    }
    if (current) lines.push(current);
    current = word;
    while (current.length > MOST_LETTERS || widthOf(current) > width) {
      const fits = longestFit(current.slice(0, MOST_LETTERS), width, widthOf);
      lines.push(current.slice(0, fits));
      current = current.slice(fits);
    }
  }
  return [...lines, current];
}

/** The number of characters that fit, found by bisection; at least one, so that the loop always ends. */
function longestFit(word: string, width: number, widthOf: (text: string) => number): number {
  let low = 1;
  let high = word.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(word.slice(0, middle)) <= width) low = middle;
    else high = middle - 1;
  }
  return low;
}

function lacks(font: PdfFont, letter: string): boolean {
  return !pdfFonts()[font].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/**
 * A character in a form the font contains: itself, or its compatibility decomposition, such as fi for a
 * ligature and m2 for ㎡.
 */
function renderableBy(font: PdfFont, letter: string): string | null {
  if (!lacks(font, letter)) return letter;
  const plain = letter.normalize('NFKC');
  return [...plain].some((one) => lacks(font, one)) ? null : plain;
}

/**
 * The drawable part of a text, and its font. A character missing in a font would be drawn as an empty box,
 * which neither readers nor PDF/A accept: headings fall back to the body font, and a character missing there
 * too becomes a question mark. Documents with such characters are refused before they are submitted.
 */
export function drawable(text: string, font: PdfFont): { text: string; font: PdfFont } {
  const letters = [
    ...text
      .normalize('NFC')
      .replace(/\t/g, ' ')
      .replace(invisible, '')
      .replace(pictures, (sign) => (lacks('text', sign) ? '' : sign)),
  ];
  const isHeading = font === 'heading';
  const chosen =
    isHeading && letters.some((one) => renderableBy(font, one) === null) ? 'strong' : font;
  return {
    font: chosen,
    text: letters.map((one) => renderableBy(chosen, one) ?? '?').join(''),
  };
}
