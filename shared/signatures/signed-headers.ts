import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The header with the recipient of a message, and that with the SHA-256 of its bytes. */
export const MAIL_RECIPIENT = 'x-mail-recipient';

export const CONTENT_SHA256 = 'x-content-sha256';

/** A message is signed by its recipient and its hash, so that a signature can be verified before megabytes are read. */
export const signedMail = (recipient: string, sha256: string): string => `${recipient}\n${sha256}`;

export const sha256Of = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex');

/**
 * The headers by which a receiver with the secret verifies that a body comes from us, unchanged and recent,
 * according to Standard Webhooks: it is signed together with its id and the time.
 */
export function signedHeaders(
  secret: string | Buffer,
  id: string,
  body: string,
  now = Date.now(),
): Record<string, string> {
  const timestamp = Math.floor(now / 1000).toString();
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(secret, id, timestamp, body)}`,
  };
}

export const signatureOf = (secret: string | Buffer, id: string, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');

type Headers = Record<string, string | string[] | undefined>;

const oneOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '');

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** The time at which a body was signed with the secret, by its headers; null when it was not. Signatures are compared in constant time. */
export function signedAt(secret: string, headers: Headers, body: string): Date | null {
  const id = oneOf(headers['webhook-id']);
  const timestamp = oneOf(headers['webhook-timestamp']);
  if (!id || !/^\d{1,12}$/.test(timestamp)) return null;
  const right = hashed(`v1,${signatureOf(secret, id, timestamp, body)}`);
  const given = oneOf(headers['webhook-signature']).split(' ');
  const isSigned = given.some((one) => timingSafeEqual(hashed(one), right));
  return isSigned ? new Date(Number(timestamp) * 1000) : null;
}
