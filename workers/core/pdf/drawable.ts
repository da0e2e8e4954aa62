import { pdfFonts } from './pdf-fonts.ts';
import type { PdfFont } from './pdf-style.ts';

/** Pictures: a document loses nothing by those no font has. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;
/** Signs that take no place or turn the writing. The fonts that have them draw a space. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

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
      .replace(unseen, '')
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
