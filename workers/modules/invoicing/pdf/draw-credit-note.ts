import { formatShortDay } from '#workers/core/format/format-day.ts';
import type { CreditNotePayload } from '../credit-note-payload.ts';
import { drawDocument } from './draw-document.ts';

/** Renders a credit note: the credited amount, its invoice, and whether the money is refunded. */
export function drawCreditNote(note: CreditNotePayload, publicUrl: string): Promise<Buffer> {
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
