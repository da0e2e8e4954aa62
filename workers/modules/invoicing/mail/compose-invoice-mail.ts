import { formatIdentifier } from '../../../../ground/format-identifier.ts';
import { formatDay } from '../../../core/format/format-day.ts';
import { formatMoney, splitMoney } from '../../../core/format/format-money.ts';
import { writtenLanguage } from '../../../core/format/written-language.ts';
import type { ComposedMail } from '../../../core/mail/composed-mail.ts';
import { mailLayout } from '../../../core/mail/mail-layout.ts';
import { mailParts } from '../../../core/mail/mail-parts.ts';
import { documentWords } from '../document-words.ts';
import type { InvoicePayload } from '../invoice-payload.ts';
import { invoiceMailTexts } from './invoice-mail-texts.ts';

/** The mail to the client: what is owed, by when and how, with the invoice attached and linked. */
export function composeInvoiceMail(invoice: InvoicePayload, publicUrl: string): ComposedMail {
  const language = writtenLanguage(invoice.language);
  const texts = invoiceMailTexts[language];
  const words = documentWords(language);
  const url = publicUrl + invoice.publicPath;
  const due = formatDay(invoice.dueOn, language);
  const from = invoice.freelancer.name;
  const isOwnCompany = invoice.seller.isFreelancer;
  const sender = isOwnCompany ? invoice.seller.name : from;
  const amount = `${formatMoney(invoice.total, language)} ${invoice.currency}`;
  const currency = invoice.currency === 'NOK' ? 'kr' : invoice.currency;
  const subject = texts.subject(invoice.documentNumber, sender);
  const isPaid = invoice.status === 'RESOLVED';
  const toPay = isPaid ? texts.paid : texts.toPay;
  const when = isPaid ? texts.thanks : texts.by(due);
  const howToPay = [
    [texts.kid, formatIdentifier.kid(invoice.kid)],
    [words.accountNumber, formatIdentifier.bankAccount(invoice.accountNumber)],
    [words.dueOn, due],
  ] as const;
  const facts = [
    ...(isPaid ? [] : howToPay),
    [texts.number, invoice.documentNumber],
    [texts.seller, invoice.seller.name],
  ] as const;
  const intro = texts.intro(sender, isOwnCompany ? null : invoice.seller.name);
  const html = mailLayout({
    language,
    subject,
    preview: isPaid ? `${texts.paid}: ${amount}` : texts.preview(amount, due),
    title: texts.title(sender),
    body: [
      mailParts.paragraph(intro),
      mailParts.amount(toPay, splitMoney(invoice.total, language), currency, when),
      mailParts.facts(facts),
      mailParts.button(texts.see, url),
      mailParts.quiet(texts.attached(from, invoice.freelancer.email)),
    ],
    footer: texts.footer(invoice.seller.name),
  });
  const text = [
    texts.title(sender),
    '',
    intro,
    '',
    `${toPay}: ${amount}`,
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    `${texts.see}:`,
    url,
    '',
    texts.attached(from, invoice.freelancer.email),
    '',
    '--',
    texts.footer(invoice.seller.name),
    '',
  ].join('\n');
  return { subject, text, html };
}
