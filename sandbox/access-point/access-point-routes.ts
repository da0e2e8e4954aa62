import { setTimeout as wait } from 'node:timers/promises';
import { signedAt } from '#shared/signatures/signed-headers.ts';
import type { FaultSwitch } from '../core/fault-switch.ts';
import {
  json,
  page,
  type Route,
  redirect,
  type SandboxReply,
  type SandboxRequest,
} from '../core/route.ts';
import { accessPointPage, documentRoutes, isParticipant } from './document-routes.ts';
import {
  type Envelope,
  type MessageBook,
  type SentMessage,
  STATUSES,
  type Status,
} from './message-book.ts';
import { readEhf } from './read-ehf.ts';
import { type Callback, sendStatus } from './send-status.ts';

const BELOW = '/sandbox/access-point';
const STALL_MS = 60_000;
const SOON_MS = 500;
/** A document with 10 MB of attachments, in base64 and escaped. */
const MAX_BYTES = 20_000_000;
const REASON = 'Bestillingsnummeret finnes ikke hos mottakeren.';

/**
 * An access point for EHF: `GET participants/{address}`, `POST messages`, `GET messages/{id}`, signed. The
 * status of a message is sent to the configured address, automatically or by a button on the page. Tests use
 * `/sandbox/api/access-point`.
 */
export function accessPointRoutes(
  callback: Callback,
  faults: FaultSwitch,
  book: MessageBook,
): Route[] {
  const fault = () => faults.get('access-point');
  const settle = async (message: SentMessage, status: Status, reason: string | null) => {
    Object.assign(message, { status, reason });
    message.answered = await sendStatus(callback, message, fault());
    if (fault() === 'twice') message.answered = await sendStatus(callback, message, fault());
    return message;
  };
  const soon = async (message: SentMessage) => {
    await wait(SOON_MS, null, { ref: false });
    if (fault() === 'rejects') return settle(message, 'REJECTED', REASON);
    await settle(message, 'DELIVERED', null);
    if (fault() !== 'changes') return message;
    await wait(SOON_MS, null, { ref: false });
    return settle(message, 'REJECTED', REASON);
  };
  const answer = async (given: URLSearchParams): Promise<SentMessage | null> => {
    const message = book.find(given.get('reference') ?? '');
    const status = STATUSES.find((one) => one === given.get('status'));
    if (!message || !status) return null;
    const reason = given.get('reason') || REASON;
    return settle(message, status, status === 'REJECTED' ? reason : null);
  };
  /** The failure of every request; null when there is none. */
  const failure = async ({ url, headers, body }: SandboxRequest): Promise<SandboxReply | null> => {
    if (fault() === 'down') return json({ error: 'Internal Server Error' }, 500);
    if (fault() === 'stalls') await wait(STALL_MS, null, { ref: false });
    const path = url.pathname.slice(BELOW.length);
    return signedAt(callback.secret, headers, body.length > 0 ? body.toString() : path)
      ? null
      : json({ error: 'This is not signed with the secret we share.' }, 401);
  };
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/access-point\/?$/,
      handle: ({ language, parts }) => page(accessPointPage(book.list(), fault(), language), parts),
    },
    {
      method: 'GET',
      path: /^\/sandbox\/access-point\/participants\/([^/]+)$/,
      async handle(request) {
        const [address = ''] = request.params;
        const isKnown = isParticipant(address) && fault() !== 'unknown';
        return (await failure(request)) ?? json({ address }, isKnown ? 200 : 404);
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/access-point\/messages$/,
      maxBytes: MAX_BYTES,
      async handle(request) {
        const failed = await failure(request);
        if (failed) return failed;
        const envelope = await readEnvelope(request.body.toString());
        if ('reason' in envelope) return json(envelope, 422);
        if (!isParticipant(envelope.receiver) || fault() === 'unknown') {
          return json({ reason: 'The receiver is not registered.' }, 404);
        }
        const { message, isNew } = book.take(envelope);
        if (isNew && fault() !== 'waits') void soon(message);
        return json({ id: message.id }, 202);
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/access-point\/messages\/([^/]+)$/,
      async handle(request) {
        const failed = await failure(request);
        if (failed) return failed;
        const message = book.find(request.params[0] ?? '');
        if (!message) return json({ error: 'Unknown message.' }, 404);
        const { id, status, reason } = message;
        return json({ id, status, reason });
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/access-point\/statuses$/,
      async handle({ body }) {
        await answer(new URLSearchParams(body.toString()));
        return redirect(BELOW);
      },
    },
    ...documentRoutes(book),
    {
      method: 'GET',
      path: /^\/sandbox\/api\/access-point$/,
      handle: () => json(book.list().map(forTests)),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/api\/access-point$/,
      async handle({ url }) {
        const message = await answer(url.searchParams);
        return message
          ? json(forTests(message))
          : json({ error: 'Unknown message.', STATUSES }, 400);
      },
    },
  ];
}

/** A message without the content of its attachments. */
const forTests = ({ xml, document, ...message }: SentMessage) => ({
  ...message,
  document: {
    ...document,
    attachments: document.attachments.map(({ content, ...about }) => ({
      ...about,
      bytes: content.length,
    })),
  },
});

/** The message of a request body, or the reason for rejecting it. */
async function readEnvelope(body: string): Promise<Envelope | { reason: string }> {
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
  const document = await readEhf(xml);
  if ('reason' in document) return document;
  if (document.seller.endpoint !== sender || document.buyer.endpoint !== receiver) {
    return { reason: 'Sender and receiver are others than those of the document.' };
  }
  return { reference, sender, receiver, xml, document };
}
