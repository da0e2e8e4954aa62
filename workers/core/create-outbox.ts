import { createHash } from 'node:crypto';
import type { Mail } from './create-mailer.ts';
import type { Sms } from './create-sms-gateway.ts';
import type { WorkerContext } from './worker-task.ts';

/** The kind of message, such as `notice-published`, and the row it is about. */
export type Occasion = { purpose: string; about: string };

/** Sends the messages of tasks: each purpose and row once to each recipient, however often a job runs. */
export type Outbox = {
  mail(mail: Omit<Mail, 'messageId'> & Occasion): Promise<void>;
  text(message: Omit<Sms, 'id'> & Occasion): Promise<void>;
};

/**
 * Sends what the database has not yet down as sent. SMTP has no way to send exactly once: a run that
 * dies between the server's yes and its record sends again, under the same id, so that it can be
 * recognised as the same message.
 */
export function createOutbox(context: WorkerContext): Outbox {
  const { database, mailer, smsGateway, publicUrl, log } = context;
  const once = async ({ purpose, about }: Occasion, to: string, send: () => Promise<void>) => {
    const claim = await database.call('claim_message', purpose, about, to);
    if (claim === 'NOBODY') return log.info({ purpose, about }, 'the recipient is deleted');
    if (claim === 'SENT') return log.info({ purpose, about }, 'the message was sent before');
    if (claim !== 'SEND') throw new Error(`another run is sending ${purpose} of ${about}`);
    try {
      await send();
    } catch (error) {
      await database.call('release_message', purpose, about, to);
      throw error;
    }
    await database.call('record_message', purpose, about, to);
  };
  return {
    mail: ({ purpose, about, ...mail }) =>
      once({ purpose, about }, mail.to, () =>
        mailer.send({ ...mail, messageId: stableMessageId(purpose, about, publicUrl) }),
      ),
    text: ({ purpose, about, ...message }) =>
      once({ purpose, about }, message.to, () => smsGateway.send({ ...message, id: about })),
  };
}

/**
 * The same purpose and row give the same Message-ID, always: a mail server or reader that gets it
 * twice, because we died between sending and writing it down, can show it once.
 */
export function stableMessageId(purpose: string, id: string, publicUrl: string): string {
  const digest = createHash('sha256').update(`${purpose}:${id}`).digest('hex').slice(0, 32);
  return `<${purpose}.${digest}@${new URL(publicUrl).hostname}>`;
}
