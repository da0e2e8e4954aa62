import { formatShortDay } from '#workers/core/format/written-values.ts';
import { withExternalService } from '../../core/worker-task.ts';
import type { CreditNotePayload } from './credit-note-payload.ts';
import { drawDocument } from './pdf/draw-document.ts';
import { renderDocument } from './render-document.ts';

/** Renders the PDF of a published credit note. */
export const renderCreditNote = withExternalService(
  'files',
  renderDocument({
    payload: 'credit_note_payload',
    draw: drawCreditNote,
    noun: 'creditNote',
  }),
);

/** Renders a credit note: the credited amount, its invoice, and whether the money is refunded. */
function drawCreditNote(note: CreditNotePayload, publicUrl: string): Promise<Buffer> {
  const { credits } = note;
  return drawDocument(note, publicUrl, ({ texts, words, language }) => ({
    title: words.creditNote,
    dates: [
      [words.creditedOn, formatShortDay(note.invoicedOn, language)],
      [texts.creditsInvoice, credits.documentNumber],
      [texts.ofDay, formatShortDay(credits.invoicedOn, language)],
    ],
    decisive: texts.creditsInvoice,
    total: { label: texts.credited, about: credits.isPaid ? texts.refunded : texts.deducted },
  }));
}
