import type { Envelope } from './message-book.ts';
import { readEhf } from './read-ehf.ts';

/** A message out of a body, or the reason for which it is not taken. */
export function readEnvelope(body: string): Envelope | { reason: string } {
  let given: Record<string, unknown> | null;
  try {
    given = JSON.parse(body) as Record<string, unknown> | null;
  } catch {
    return { reason: 'The message is no JSON.' };
  }
  const { reference, sender, receiver, document: xml } = given ?? {};
  if (
    typeof reference !== 'string' ||
    typeof sender !== 'string' ||
    typeof receiver !== 'string' ||
    typeof xml !== 'string'
  ) {
    return { reason: 'The message lacks reference, sender, receiver or document.' };
  }
  const document = readEhf(xml);
  if ('reason' in document) return document;
  if (document.seller.endpoint !== sender || document.buyer.endpoint !== receiver) {
    return { reason: 'Sender and receiver are others than those of the document.' };
  }
  return { reference, sender, receiver, xml, document };
}
