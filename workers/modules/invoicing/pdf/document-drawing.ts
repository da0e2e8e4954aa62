import type { WrittenLanguage } from '../../../core/format/written-language.ts';
import type { PdfCanvas } from '../../../core/pdf/pdf-canvas.ts';
import type { DocumentPayload } from '../document-payload.ts';
import type { DocumentWords } from '../document-words.ts';
import type { DocumentPdfTexts } from './document-pdf-texts.ts';

/** What every part of a sales document draws with, and where the pen stands. */
export type DocumentDrawing = {
  canvas: PdfCanvas;
  document: DocumentPayload;
  texts: DocumentPdfTexts;
  words: DocumentWords;
  language: WrittenLanguage;
  /** What kind of document it is, in a word. */
  title: string;
  /** The first of its facts, each with what it is called. */
  dates: [string, string][];
  /** The name of the fact that is set strong; null when none is more than the others. */
  decisive: string | null;
  /** What the one number the reader looks for is, and what is to be done with it. */
  total: { label: string; about: string };
  /** Address of the public page, for the code that is scanned. */
  publicUrl: string;
  /** Top of what is drawn next. */
  y: number;
};
