import { createHash, timingSafeEqual } from 'node:crypto';
import { signatureOf } from './signed-headers.ts';

type Headers = Record<string, string | string[] | undefined>;

/** When a body was signed with the secret, by its headers; null when it was not. How much of a signature is right takes no time to tell. */
export function signedAt(secret: string, headers: Headers, body: string): Date | null {
  const id = oneOf(headers['webhook-id']);
  const timestamp = oneOf(headers['webhook-timestamp']);
  if (!id || !/^\d{1,12}$/.test(timestamp)) return null;
  const right = hashed(`v1,${signatureOf(secret, id, timestamp, body)}`);
  const given = oneOf(headers['webhook-signature']).split(' ');
  const isSigned = given.some((one) => timingSafeEqual(hashed(one), right));
  return isSigned ? new Date(Number(timestamp) * 1000) : null;
}

const oneOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '');
const hashed = (text: string) => createHash('sha256').update(text).digest();
