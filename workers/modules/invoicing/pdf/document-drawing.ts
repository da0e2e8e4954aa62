import type { WrittenLanguage } from '#workers/core/format/written-language.ts';
import { PDF_PAGE, turnPage } from '#workers/core/pdf/create-pdf.ts';
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

/** Turns the page when what comes next would be split by its end. */
export function breakPageBefore(drawing: DocumentDrawing, height: number): void {
  if (drawing.y + height > PDF_PAGE.bottom) addPage(drawing);
}

/** Starts a new page with the document's number at its top. */
export function addPage(drawing: DocumentDrawing): void {
  const { canvas, document, texts, title } = drawing;
  const number = `${title} ${document.documentNumber} · ${texts.continued}`;
  drawing.y = turnPage(canvas, document.seller.name, number);
}
