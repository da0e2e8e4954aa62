import { PDF_PAGE } from '#workers/core/pdf/create-pdf.ts';
import { addPage } from './add-page.ts';
import type { DocumentDrawing } from './document-drawing.ts';

/** Turns the page when what comes next would be split by its end. */
export function breakPageBefore(drawing: DocumentDrawing, height: number): void {
  if (drawing.y + height > PDF_PAGE.bottom) addPage(drawing);
}
