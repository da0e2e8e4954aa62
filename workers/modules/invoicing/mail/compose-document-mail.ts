import { writtenLanguage } from '#workers/core/format/written-language.ts';
import { formatMoney, splitMoney } from '#workers/core/format/written-values.ts';
import { type ComposedMail, mailLayout } from '#workers/core/mail/mail-layout.ts';
import { mailParts } from '#workers/core/mail/mail-parts.ts';
import type { DocumentPayload } from '../document-payload.ts';
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

/** A mail to the client with a document attached, and a link to the invoice it is or is about. */
export function composeDocumentMail(
  document: DocumentPayload,
  publicUrl: string,
  texts: MailTexts,
): ComposedMail {
  const language = writtenLanguage(document.language);
  const { see } = documentMailTexts[language];
  const url = publicUrl + document.publicPath;
  const amount = `${formatMoney(texts.sum, language)} ${document.currency}`;
  const currency = document.currency === 'NOK' ? 'kr' : document.currency;
  const html = mailLayout({
    language,
    subject: texts.subject,
    preview: texts.preview(amount),
    title: texts.title,
    body: [
      mailParts.paragraph(texts.intro),
      mailParts.amount(texts.amount, splitMoney(texts.sum, language), currency, texts.about),
      mailParts.facts(texts.facts),
      mailParts.button(see, url),
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
