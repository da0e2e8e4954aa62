import { randomUUID } from 'node:crypto';
import type { EhfDocument } from './read-ehf.ts';

export const STATUSES = ['DELIVERED', 'REJECTED'] as const;
export type Status = (typeof STATUSES)[number];

export type SentMessage = {
  id: string;
  reference: string;
  sender: string;
  receiver: string;
  xml: string;
  document: EhfDocument;
  receivedAt: string;
  status: Status | 'PENDING';
  reason: string | null;
  /**
   * The status of the product's response to the last callback; null when the product could not be reached or
   * there was none.
   */
  answered: number | null;
};

export type Envelope = Pick<SentMessage, 'reference' | 'sender' | 'receiver' | 'xml' | 'document'>;

export type MessageBook = {
  /** Stores a message; a repeated reference returns the existing message. */
  take(envelope: Envelope): { message: SentMessage; isNew: boolean };
  find(idOrReference: string): SentMessage | undefined;
  /** Newest first. */
  list(): SentMessage[];
};

/** Messages hold their attachments. */
const MOST = 50;

/** Stores messages in memory. */
export function openMessageBook(): MessageBook {
  const messages = new Map<string, SentMessage>();
  return {
    take(envelope) {
      const known = messages.get(envelope.reference);
      if (known) return { message: known, isNew: false };
      const message: SentMessage = {
        ...envelope,
        id: randomUUID(),
        receivedAt: new Date().toISOString(),
        status: 'PENDING',
        reason: null,
        answered: null,
      };
      messages.set(envelope.reference, message);
      const [oldest] = messages.keys();
      if (messages.size > MOST && oldest) messages.delete(oldest);
      return { message, isNew: true };
    },
    find: (wanted) =>
      messages.get(wanted) ?? [...messages.values()].find(({ id }) => id === wanted),
    list: () => [...messages.values()].reverse(),
  };
}
