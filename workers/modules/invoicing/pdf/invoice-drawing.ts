import type { WrittenLanguage } from '../../../core/format/written-language.ts';
import type { PdfCanvas } from '../../../core/pdf/pdf-canvas.ts';
import type { DocumentWords } from '../document-words.ts';
import type { InvoicePayload } from '../invoice-payload.ts';
import type { InvoicePdfTexts } from './invoice-pdf-texts.ts';

/** What every part of the document draws with, and where the pen stands. */
export type InvoiceDrawing = {
  canvas: PdfCanvas;
  invoice: InvoicePayload;
  texts: InvoicePdfTexts;
  words: DocumentWords;
  language: WrittenLanguage;
  /** Address of the public page, for the code that is scanned. */
  publicUrl: string;
  /** Top of what is drawn next. */
  y: number;
};
