import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import type { PdfFont } from './pdf-style.ts';
import { preserveLetters } from './preserve-letters.ts';
import { rememberLayouts } from './remember-layouts.ts';

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
