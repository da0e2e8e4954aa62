import { formatMoney, splitMoney } from '#workers/core/format/format-money.ts';
import { writtenLanguage } from '#workers/core/format/written-language.ts';
import type { ComposedMail } from '#workers/core/mail/composed-mail.ts';
import { mailLayout } from '#workers/core/mail/mail-layout.ts';
import { mailParts } from '#workers/core/mail/mail-parts.ts';
import type { DocumentPayload } from '../document-payload.ts';
import { documentMailTexts } from './document-mail-texts.ts';

interface Said {
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
  said: Said,
): ComposedMail {
  const language = writtenLanguage(document.language);
  const { see } = documentMailTexts[language];
  const url = publicUrl + document.publicPath;
  const amount = `${formatMoney(said.sum, language)} ${document.currency}`;
  const currency = document.currency === 'NOK' ? 'kr' : document.currency;
  const html = mailLayout({
    language,
    subject: said.subject,
    preview: said.preview(amount),
    title: said.title,
    body: [
      mailParts.paragraph(said.intro),
      mailParts.amount(said.amount, splitMoney(said.sum, language), currency, said.about),
      mailParts.facts(said.facts),
      mailParts.button(see, url),
      mailParts.quiet(said.attached),
    ],
    footer: said.footer,
  });
  const text = [
    said.title,
    '',
    said.intro,
    '',
    `${said.amount}: ${amount}`,
    ...said.facts.map(([label, value]) => `${label}: ${value}`),
    '',
    `${see}:`,
    url,
    '',
    said.attached,
    '',
    '--',
    said.footer,
    '',
  ].join('\n');
  return { subject: said.subject, text, html };
}
