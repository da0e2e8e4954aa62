import { createTransport } from 'nodemailer';
import { circuitBreaker } from '#shared/circuit-breaker.ts';

/** One mail, ready to leave. The message id is ours, so that a mail sent twice is one mail. */
export type Mail = {
  messageId: string;
  to: string;
  replyTo?: { name: string; address: string };
  /** Shown beside our own address, so that a client recognises who wrote. */
  fromName?: string;
  subject: string;
  text: string;
  html: string;
  language: 'nb' | 'en';
  attachments?: { filename: string; contentType: string; content: Buffer }[];
};

export type Mailer = {
  send(mail: Mail): Promise<void>;
  isResting(): boolean;
  close(): void;
};

/** A refusal that will be the same tomorrow: a bad recipient or message, not a bad day. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

const TIME_LIMIT_MS = 10_000;
/** For a whole mail, however fast each byte of the answers comes. */
const WHOLE_LIMIT_MS = 30_000;

/** Speaks SMTP with time limits and a breaker; a mail that fails is the job queue's to repeat. */
export function createMailer(smtpUrl: string, from: string, wholeLimitMs = WHOLE_LIMIT_MS): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIME_LIMIT_MS,
    greetingTimeout: TIME_LIMIT_MS,
    socketTimeout: TIME_LIMIT_MS,
  });
  const breaker = circuitBreaker('the mail server');
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  return {
    isResting: breaker.isOpen,
    close: () => transport.close(),
    async send({ fromName, language, ...mail }) {
      let refused: unknown;
      await breaker.run(async () => {
        await transport
          .sendMail({
            ...mail,
            // A text would be read as a list; this is one address, or the mail is refused.
            to: { name: '', address: mail.to },
            signal: AbortSignal.timeout(wholeLimitMs),
            from: fromName ? { name: fromName, address } : from,
            headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
          })
          .catch((error: unknown) => {
            // A refused mail shows that the server works: it must not open the breaker.
            if (!isPermanent(error)) throw error;
            refused = error;
          });
      });
      if (refused) throw new MailRefusedError(messageOf(refused), { cause: refused });
    },
  };
}

/** Whether the recipient or the message was refused; failed authentication may be corrected meanwhile. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
