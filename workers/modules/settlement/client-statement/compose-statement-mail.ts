import { formatIdentifier } from '#shared/format-identifier.ts';
import { writtenLanguage } from '#workers/core/format/written-language.ts';
import {
  formatMoney,
  formatPeriod,
  formatShortDay,
  splitMoney,
} from '#workers/core/format/written-values.ts';
import { type ComposedMail, mailLayout } from '#workers/core/mail/mail-layout.ts';
import { mailParts } from '#workers/core/mail/mail-parts.ts';
import type { ClientStatementPayload } from './client-statement.ts';
import { statementTexts } from './statement-texts.ts';

/** The mail to the client with a statement attached: what is left to pay, and what of it is overdue. */
export function composeStatementMail(
  { document, freelancer }: ClientStatementPayload,
  sender: string,
): ComposedMail {
  const language = writtenLanguage(document.language);
  const texts = statementTexts[language];
  const { closing, overdue, startsOn, endsOn, payer, accountNumber } = document;
  const day = formatShortDay(endsOn, language);
  const label = (closing > 0 ? texts.owed : closing < 0 ? texts.credit : texts.settled)(day);
  const sum = Math.abs(closing);
  const about = overdue > 0 ? texts.overdue(formatMoney(overdue, language)) : '';
  const subject = texts.mail.subject(sender);
  const title = texts.mail.title(sender);
  const intro = texts.mail.intro(formatPeriod({ from: startsOn, to: endsOn }, language));
  const attached = texts.mail.attached(freelancer.name, freelancer.email);
  const footer = texts.mail.footer(payer.name);
  const facts: [string, string][] = [];
  if (closing > 0) facts.push([texts.account, formatIdentifier.bankAccount(accountNumber)]);
  facts.push([texts.seller, payer.name]);
  const html = mailLayout({
    ...{ language, subject, title, footer },
    preview: `${label}: ${formatMoney(sum, language)} NOK`,
    body: [
      mailParts.paragraph(intro),
      mailParts.amount(label, splitMoney(sum, language), 'kr', about),
      mailParts.facts(facts),
      mailParts.quiet(attached),
    ],
  });
  const text = [
    ...[title, '', intro, '', `${label}: ${formatMoney(sum, language)} NOK`],
    ...(about ? [about] : []),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...['', attached, '', '--', footer, ''],
  ].join('\n');
  return { subject, text, html };
}
