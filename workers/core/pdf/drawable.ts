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
 * What can be drawn of a text, and in which font. A letter a font has not would be drawn as its
 * empty box, which neither people nor PDF/A take: headings fall back to the font of the text, and a
 * letter which that has not either is told by a question mark.
 */
export function drawable(text: string, font: PdfFont): { text: string; font: PdfFont } {
  const letters = [
    ...text
      .normalize('NFC')
      .replace(/\t/g, ' ')
      .replace(unseen, '')
      .replace(pictures, (sign) => (lacks('text', sign) ? '' : sign)),
  ];
  const chosen = font === 'heading' && letters.some((one) => lacks(font, one)) ? 'strong' : font;
  return {
    font: chosen,
    text: letters.map((one) => (lacks(chosen, one) ? '?' : one)).join(''),
  };
}
