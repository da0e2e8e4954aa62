import {
  CONTENT_SHA256,
  MAIL_RECIPIENT,
  sha256Of,
  signedMail,
} from '#shared/signatures/mail-headers.ts';
import { signedHeaders } from '#shared/signatures/signed-headers.ts';
import type { InboundMail } from '../env.ts';

type Refusal = [code: number, message: string];

/** The answers to a sender, by the status of the product. Others are for later: the sender's server tries again. */
const FINAL: Record<number, Refusal> = {
  404: [550, 'No such address here'],
  413: [552, 'The message is too large'],
  429: [552, 'Too many receipts today'],
};

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
