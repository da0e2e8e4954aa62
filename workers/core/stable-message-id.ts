import { createHash } from 'node:crypto';

/**
 * The same purpose and row give the same Message-ID, always: a mail server or reader that gets it
 * twice, because we died between sending and writing it down, can show it once.
 */
export function stableMessageId(purpose: string, id: string, publicUrl: string): string {
  const digest = createHash('sha256').update(`${purpose}:${id}`).digest('hex').slice(0, 32);
  return `<${purpose}.${digest}@${new URL(publicUrl).hostname}>`;
}
