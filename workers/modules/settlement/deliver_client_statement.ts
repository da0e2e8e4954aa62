import { buffer } from 'node:stream/consumers';
import { MailRefusedError } from '../../core/create-mailer.ts';
import { writtenLanguage } from '../../core/format/written-language.ts';
import { readPayload } from '../../core/read-payload.ts';
import { reaching } from '../../core/worker-task.ts';
import type { ClientStatementPayload } from './client-statement/client-statement.ts';
import { composeStatementMail } from './client-statement/compose-statement-mail.ts';

const PURPOSE = 'client-statement';

/** Mails a statement to its client, by the rules of `deliverInvoice`: recorded as sent, it is never sent again. */
export const deliverClientStatement = reaching('mail', async (payload, context) => {
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
      ...{ purpose: PURPOSE, about: sendingId },
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
