import { formatIdentifier } from '../../../../ground/format-identifier.ts';
import { formatDay } from '../../../core/format/format-day.ts';
import { writtenLanguage } from '../../../core/format/written-language.ts';
import type { ComposedMail } from '../../../core/mail/composed-mail.ts';
import { documentWords } from '../document-words.ts';
import type { InvoicePayload } from '../invoice-payload.ts';
import { composeDocumentMail } from './compose-document-mail.ts';
import { documentMailTexts } from './document-mail-texts.ts';

/** The mail to the client: what is owed, by when and how, with the invoice attached and linked. */
export function composeInvoiceMail(invoice: InvoicePayload, publicUrl: string): ComposedMail {
  const language = writtenLanguage(invoice.language);
  const texts = documentMailTexts[language];
  const words = documentWords(language);
  const due = formatDay(invoice.dueOn, language);
  const from = invoice.freelancer.name;
  const isOwnCompany = invoice.seller.isFreelancer;
  const sender = isOwnCompany ? invoice.seller.name : from;
  const isPaid = invoice.status === 'RESOLVED';
  const howToPay = [
    [texts.kid, formatIdentifier.kid(invoice.kid)],
    [words.accountNumber, formatIdentifier.bankAccount(invoice.accountNumber)],
    [words.dueOn, due],
  ] as const;
  return composeDocumentMail(invoice, publicUrl, {
    subject: texts.subject(invoice.documentNumber, sender),
    preview: (amount) => (isPaid ? `${texts.paid}: ${amount}` : texts.preview(amount, due)),
    title: texts.title(sender),
    intro: texts.intro(sender, isOwnCompany ? null : invoice.seller.name),
    amount: isPaid ? texts.paid : texts.toPay,
    about: isPaid ? texts.thanks : texts.by(due),
    facts: [
      ...(isPaid ? [] : howToPay),
      [texts.number, invoice.documentNumber],
      [texts.seller, invoice.seller.name],
    ],
    attached: texts.attached(from, invoice.freelancer.email),
    footer: texts.footer(invoice.seller.name),
  });
}
