import { circuitBreaker } from '#shared/circuit-breaker.ts';
import { signedHeaders } from '#shared/signatures/signed-headers.ts';

/** A permanent refusal: the document is invalid, or not of a kind the access point sends. */
export class AccessPointRefusedError extends Error {
  override name = 'AccessPointRefusedError';
}

/** The receiver is not, or no longer, registered to receive EHF. */
export class UnknownReceiverError extends Error {
  override name = 'UnknownReceiverError';
}

/** Answers are small; longer ones are not read to their end. */
const MAX_BYTES = 100_000;

/** An electronic invoice, once for each time it is sent: the same reference is the same message. */
export type EhfMessage = {
  reference: string;
  /** Addresses in the network, such as `0192:310793329`. */
  sender: string;
  receiver: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  /** The XML. */
  document: string;
};

export type MessageStatus = {
  status: 'PENDING' | 'DELIVERED' | 'REJECTED';
  reason: string | null;
};

/** The address of an access point, and the secret we share with it. */
export type AccessPointService = { url: string; secret: string };

export type AccessPoint = {
  /** Whether an organisation receives EHF; null without an access point. */
  isParticipant(organizationNumber: string): Promise<boolean | null>;
  /**
   * Resolves when the message is accepted, with the id the access point gave it; its status comes later. Without an access point no
   * receiver is known.
   */
  send(message: EhfMessage): Promise<string>;
  /** The status of a message; null without an access point. */
  statusOf(messageId: string): Promise<MessageStatus | null>;
  isResting(): boolean;
};

type Answer = { status: number; body: unknown };

const TIME_LIMIT_MS = 30_000;
const NORWEGIAN_ORGANIZATION = '0192';
const STATUSES = ['PENDING', 'DELIVERED', 'REJECTED'] as const;

/**
 * The client of an access point for EHF: requests are signed with the shared secret, and have a time limit
 * and a circuit breaker. Failed requests are retried by the job queue. A refusal is an answer and does not
 * open the breaker.
 */
export function createAccessPoint(
  service: AccessPointService | null,
  timeLimitMs = TIME_LIMIT_MS,
): AccessPoint {
  const breaker = circuitBreaker('the access point');
  const request = (
    method: 'GET' | 'POST',
    path: string,
    { id, body, expected }: { id: string; body?: string; expected: number[] },
  ): Promise<Answer> =>
    breaker.run(async () => {
      const { url, secret } = service as AccessPointService;
      const response = await fetch(url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          // Requests without a body sign their path.
          ...signedHeaders(secret, id, body ?? path),
        },
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      const answer = { status: response.status, body: await readAnswer(response) };
      if (expected.includes(response.status)) return answer;
      throw new Error(`the access point responded with ${response.status}`);
    });
  return {
    isResting: breaker.isOpen,
    async isParticipant(organizationNumber) {
      if (!service) return null;
      const path = `/participants/${NORWEGIAN_ORGANIZATION}:${encodeURIComponent(organizationNumber)}`;
      const { status } = await request('GET', path, {
        id: organizationNumber,
        expected: [200, 404],
      });
      return status === 200;
    },
    async send(message) {
      if (!service) throw new UnknownReceiverError('no access point is configured');
      const body = JSON.stringify(message);
      const expected = [202, 400, 404, 413, 422];
      const answer = await request('POST', '/messages', { id: message.reference, body, expected });
      if (answer.status === 404) throw new UnknownReceiverError('the receiver is not registered');
      if (answer.status !== 202) {
        throw new AccessPointRefusedError(
          textOf(answer.body, 'reason') ?? `the access point responded with ${answer.status}`,
        );
      }
      const id = textOf(answer.body, 'id');
      if (id === null) throw new Error('the access point returned no id');
      return id;
    },
    async statusOf(messageId) {
      if (!service) return null;
      const path = `/messages/${encodeURIComponent(messageId)}`;
      const { body } = await request('GET', path, { id: messageId, expected: [200] });
      const status = STATUSES.find((one) => one === textOf(body, 'status'));
      if (!status) throw new Error('the access point returned no status');
      return { status, reason: textOf(body, 'reason') };
    },
  };
}

function textOf(body: unknown, name: string): string | null {
  const value = (body as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The JSON of an answer; null where it is none. */
async function readAnswer(response: Response): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MAX_BYTES) throw new Error('the response is too long');
    pieces.push(piece);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString()) as unknown;
  } catch {
    return null;
  }
}
