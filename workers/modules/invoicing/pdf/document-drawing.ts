import type { WrittenLanguage } from '#workers/core/format/written-language.ts';
import type { PdfCanvas } from '#workers/core/pdf/pdf-canvas.ts';
import type { DocumentPayload } from '../document-payload.ts';
import type { DocumentWords } from '../document-words.ts';
import type { DocumentPdfTexts } from './document-pdf-texts.ts';

/** The state shared by all parts of a sales document, including the vertical position of the pen. */
export type DocumentDrawing = {
  canvas: PdfCanvas;
  document: DocumentPayload;
  texts: DocumentPdfTexts;
  words: DocumentWords;
  language: WrittenLanguage;
  /** The title of the document: its kind. */
  title: string;
  /** The first facts, each with its label. */
  dates: [string, string][];
  /** The name of the fact that is set strong; null when none is more than the others. */
  decisive: string | null;
  /** The label of the total, and the instruction below it. */
  total: { label: string; about: string };
  /** Address of the public page, for the code that is scanned. */
  publicUrl: string;
  /** The top of the next part. */
  y: number;
};
