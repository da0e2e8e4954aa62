import { showEmail } from '#forms/validate/show-email.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import {
  formatDay,
  formatMoney,
  splitMoney,
  writtenLanguage,
} from '#workers/core/format/written-values.ts';
import { type ComposedMail, mailLayout, mailParts } from '#workers/core/mail/mail-layout.ts';
import type { DocumentPayload } from '../document-payload.ts';
import { documentWords } from '../document-words.ts';
import type { InvoicePayload } from '../invoice-payload.ts';
import { documentMailTexts } from './document-mail-texts.ts';

interface MailTexts {
  subject: string;
  preview: (amount: string) => string;
  title: string;
  intro: string;
  /** The amount to show, its label, and the instruction for it. */
  sum: number;
  amount: string;
  about: string;
  facts: readonly (readonly [label: string, value: string])[];
  attached: string;
  footer: string;
}

/**
 * The mail to the client: amount, due date and payment details, with the invoice attached and linked. A copy
 * of a paid or credited invoice claims nothing, and is no reminder either.
 */
export function composeInvoiceMail(
  invoice: InvoicePayload,
  publicUrl: string,
  isReminder: boolean,
): ComposedMail {
  const language = writtenLanguage(invoice.language);
  const texts = documentMailTexts[language];
  const words = documentWords(language);
  const due = formatDay(invoice.dueOn, language);
  const from = invoice.freelancer.name;
  const isOwnCompany = invoice.seller.isFreelancer;
  const sender = isOwnCompany ? invoice.seller.name : from;
  const { credited, paid, remaining } = invoice.settlement;
  const isOpen = remaining > 0;
  const reminder = isReminder && isOpen ? texts.reminder : null;
  const settled = paid > 0 ? texts.paid : texts.credited;
  const howToPay = [
    [texts.kid, formatIdentifier.kid(invoice.kid)],
    [words.accountNumber, formatIdentifier.bankAccount(invoice.accountNumber)],
    [words.dueOn, due],
  ] as const;
  return composeDocumentMail(invoice, publicUrl, {
    subject: (reminder ?? texts).subject(invoice.documentNumber, sender),
    preview: (amount) =>
      isOpen ? (reminder ?? texts).preview(amount, due) : `${settled}: ${amount}`,
    title: (reminder ?? texts).title(sender),
    intro: reminder
      ? reminder.intro(sender, due)
      : texts.intro(sender, isOwnCompany ? null : invoice.seller.name),
    sum: isOpen ? remaining : paid,
    amount: isOpen ? texts.toPay : settled,
    about: isOpen ? (reminder ? reminder.due(due) : texts.by(due)) : texts.thanks,
    facts: [
      ...(isOpen ? howToPay : []),
      ...(credited > 0
        ? ([[texts.credited, `${formatMoney(credited, language)} ${invoice.currency}`]] as const)
        : []),
      ...(isOpen && paid > 0
        ? ([[texts.paid, `${formatMoney(paid, language)} ${invoice.currency}`]] as const)
        : []),
      [texts.number, invoice.documentNumber],
      [texts.seller, invoice.seller.name],
    ],
    attached: texts.attached(from, showEmail(invoice.freelancer.email)),
    footer: texts.footer(invoice.seller.name),
  });
}

/** A mail to the client with a document attached, and a link to the invoice it is or is about. */
export function composeDocumentMail(
  document: DocumentPayload,
  publicUrl: string,
  texts: MailTexts,
): ComposedMail {
  const language = writtenLanguage(document.language);
  const { see } = documentMailTexts[language];
  const url = publicUrl + document.publicPath;
  const currency = document.currency === 'NOK' ? 'kr' : document.currency;
  const amount = `${formatMoney(texts.sum, language)} ${currency}`;
  const html = mailLayout({
    language,
    subject: texts.subject,
    preview: texts.preview(amount),
    title: texts.title,
    body: [
      mailParts.paragraph(texts.intro),
      mailParts.amount(texts.amount, splitMoney(texts.sum, language), currency, texts.about),
      mailParts.facts(texts.facts),
      mailParts.button(see, url, language),
      mailParts.quiet(texts.attached),
    ],
    footer: texts.footer,
  });
  const text = [
    texts.title,
    '',
    texts.intro,
    '',
    `${texts.amount}: ${amount}`,
    ...texts.facts.map(([label, value]) => `${label}: ${value}`),
    '',
    `${see}:`,
    url,
    '',
    texts.attached,
    '',
    '--',
    texts.footer,
    '',
  ].join('\n');
  return { subject: texts.subject, text, html };
}
