import { showEmail } from '#forms/validate/show-email.ts';
import { writtenLanguage } from '#workers/core/format/written-values.ts';
import type { ComposedMail } from '#workers/core/mail/mail-layout.ts';
import type { CreditNotePayload } from '../credit-note-payload.ts';
import { composeDocumentMail } from './compose-invoice-mail.ts';
import { documentMailTexts } from './document-mail-texts.ts';

/** The mail to the client: the credited amount and invoice, and whether the money is refunded. */
export function composeCreditNoteMail(note: CreditNotePayload, publicUrl: string): ComposedMail {
  const texts = documentMailTexts[writtenLanguage(note.language)];
  const { credit } = texts;
  const from = note.freelancer.name;
  const sender = note.seller.isFreelancer ? note.seller.name : from;
  return composeDocumentMail(note, publicUrl, {
    subject: credit.subject(note.documentNumber, sender),
    preview: (amount) => credit.preview(amount, note.credits.documentNumber),
    title: credit.title(sender),
    intro: credit.intro(note.credits.documentNumber),
    sum: note.total,
    amount: credit.credited,
    about: note.credits.isPaid ? credit.refunded : credit.deducted,
    facts: [
      [credit.number, note.documentNumber],
      [texts.number, note.credits.documentNumber],
      [texts.seller, note.seller.name],
    ],
    attached: credit.attached(from, showEmail(note.freelancer.email)),
    footer: credit.footer(note.seller.name),
  });
}
