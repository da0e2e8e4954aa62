import { buffer } from 'node:stream/consumers';
import { showEmail } from '#forms/validate/show-email.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { type ComposedMail, mailLayout, mailParts } from '#workers/core/mail/mail-layout.ts';
import { MailRefusedError } from '../../core/create-mailer.ts';
import {
  formatMoney,
  formatPeriod,
  formatShortDay,
  splitMoney,
  writtenLanguage,
} from '../../core/format/written-values.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';
import type { ClientStatementPayload } from './client-statement/client-statement.ts';
import { statementTexts } from './client-statement/statement-texts.ts';

const PURPOSE = 'client-statement';

/** Mails a statement to its client, by the rules of `deliverInvoice`: recorded as sent, it is never sent again. */
export const deliverClientStatement = withExternalService('mail', async (payload, context) => {
  const { database, outbox, storage, log } = context;
  const { id } = readPayload(payload, 'id');
  const found = await database.call('client_statement_payload', id);
  const statement = found as ClientStatementPayload | null;
  if (!statement) throw new Error(`there is no statement ${id}`);
  const { document, pdf, freelancer, recipient, sendingId } = statement;
  if (!statement.isToBeSent || !recipient || !sendingId) return;
  if (!pdf) throw new Error(`the statement ${id} is not drawn yet`);
  const sender = document.payer.isFreelancer ? document.payer.name : freelancer.name;
  if (statement.attemptedAt) log.warn({ id }, 'an earlier run may have sent this mail');
  await database.call('record_client_statement_attempt', id);
  const content = await buffer(await storage.get(pdf.storageKey));
  try {
    await outbox.mail({
      ...composeStatementMail(statement, sender),
      purpose: PURPOSE,
      about: sendingId,
      to: recipient,
      fromName: sender,
      replyTo: { name: freelancer.name, address: freelancer.email },
      language: writtenLanguage(document.language),
      attachments: [{ filename: pdf.filename, contentType: 'application/pdf', content }],
    });
  } catch (error) {
    // A recipient that is refused today is refused tomorrow: the address has to be mended.
    if (!(error instanceof MailRefusedError)) throw error;
    await database.call('record_client_statement_failure', id);
    log.warn({ id, err: error }, 'the recipient was refused');
    return;
  }
  await database.call('record_client_statement_sent', id);
});

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
  const attached = texts.mail.attached(freelancer.name, showEmail(freelancer.email));
  const footer = texts.mail.footer(payer.name);
  const facts: [string, string][] = [];
  if (closing > 0) facts.push([texts.account, formatIdentifier.bankAccount(accountNumber)]);
  facts.push([texts.seller, payer.name]);
  const html = mailLayout({
    language,
    subject,
    title,
    footer,
    preview: `${label}: ${formatMoney(sum, language)} kr`,
    body: [
      mailParts.paragraph(intro),
      mailParts.amount(label, splitMoney(sum, language), 'kr', about),
      mailParts.facts(facts),
      mailParts.quiet(attached),
    ],
  });
  const text = [
    title,
    '',
    intro,
    '',
    `${label}: ${formatMoney(sum, language)} kr`,
    ...(about ? [about] : []),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    attached,
    '',
    '--',
    footer,
    '',
  ].join('\n');
  return { subject, text, html };
}
