import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import {
  CONTENT_SHA256,
  MAIL_RECIPIENT,
  sha256Of,
  signedHeaders,
  signedMail,
} from '#shared/signatures/signed-headers.ts';
import type { FaultSwitch } from '../core/fault-switch.ts';
import type { InboundMail } from '../env.ts';
import type { Mailbox } from './open-mailbox.ts';

type Refusal = [code: number, message: string];

/** The answers to a sender, by the status of the product. Others are for later: the sender's server tries again. */
const FINAL: Record<number, Refusal> = {
  404: [550, 'No such address here'],
  413: [552, 'The message is too large'],
  429: [552, 'Too many receipts today'],
};

/**
 * A real mail server on loopback. It confirms a mail only once it is on the disk, and one to the domain of receipts once the product
 * has it too: it answers within the dialogue, so that no mail is ever bounced.
 */
export async function startMailServer(
  port: number,
  mailbox: Mailbox,
  faults: FaultSwitch,
  inbound?: InboundMail,
): Promise<{ port: number; stop(): Promise<void> }> {
  const refusal = (code: number, message: string) =>
    Object.assign(new Error(message), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: 25_000_000,
    logger: false,
    onConnect(_session, done) {
      const isDown = faults.get('mail') === 'down';
      done(isDown ? refusal(421, 'The sandbox plays a mail server that is down') : null);
    },
    onRcptTo(_address, _session, done) {
      const refuses = faults.get('mail') === 'refuses';
      done(refuses ? refusal(550, 'The sandbox plays a recipient that does not exist') : null);
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then(async (raw) => {
          const refused = inbound && (await handOver(inbound, raw, recipients));
          if (refused) return done(refusal(...refused));
          return done(null, `Stored as ${await mailbox.store(raw, recipients)}`);
        })
        .catch(done);
    },
  });
  // A client that hangs up in the middle is everyday life for a mail server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Hands a mail over to the product for each recipient in the domain of receipts; null where all of them are done. */
export async function handOver(
  { domain, secret, callbackUrl }: InboundMail,
  raw: Buffer,
  recipients: readonly string[],
): Promise<Refusal | null> {
  const sha256 = sha256Of(raw);
  for (const recipient of recipients) {
    if (!recipient.toLowerCase().endsWith(`@${domain}`)) continue;
    const { status } = await fetch(callbackUrl, {
      method: 'POST',
      headers: {
        'content-type': 'message/rfc822',
        [MAIL_RECIPIENT]: recipient,
        [CONTENT_SHA256]: sha256,
        ...signedHeaders(secret, sha256, signedMail(recipient, sha256)),
      },
      body: new Uint8Array(raw),
      redirect: 'error',
    }).catch(() => ({ status: 503 }));
    if (status !== 204) return FINAL[status] ?? [451, 'Try again later'];
  }
  return null;
}
