import { createHash, timingSafeEqual } from 'node:crypto';

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** Whether a header is `Bearer` and the key; how much of it is right takes no time to tell. */
export function hasBearerToken(header: string | undefined, key: string): boolean {
  const [, given = ''] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header ?? '') ?? [];
  return timingSafeEqual(hashed(given), hashed(key));
}
