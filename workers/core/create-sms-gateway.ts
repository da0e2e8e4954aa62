import { circuitBreaker } from '#shared/circuit-breaker.ts';

/** One message, ready to leave. The id is ours, so that a message sent twice is one message. */
export type Sms = {
  id: string;
  /** In E.164 format, +4791234567. */
  to: string;
  text: string;
};

export type SmsGateway = {
  send(message: Sms): Promise<void>;
  isResting(): boolean;
};

/** A refusal that will be the same tomorrow: a number that cannot get SMS, not a bad day. */
export class SmsRefusedError extends Error {
  override name = 'SmsRefusedError';
}

const TIME_LIMIT_MS = 10_000;
/** Answers of a gateway for numbers it does not serve. Other failures may pass later. */
const REFUSED = new Set([400, 422]);

/**
 * Posts JSON `{id, from, to, text}` to a gateway, with a time limit and a breaker; a message that
 * fails is the job queue's to repeat. A name and password in the address are sent as a header.
 */
export function createSmsGateway(smsUrl: string, from: string): SmsGateway {
  const breaker = circuitBreaker('the SMS gateway');
  const { address, authorization } = readAddress(smsUrl);
  return {
    isResting: breaker.isOpen,
    async send(message) {
      // A refused number shows that the gateway works: it must not open the breaker.
      const status = await breaker.run(async () => {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...authorization },
          body: JSON.stringify({ ...message, from }),
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        });
        await answer.body?.cancel();
        if (answer.ok || REFUSED.has(answer.status)) return answer.status;
        throw new Error(`the SMS gateway responded with ${answer.status}`);
      });
      if (REFUSED.has(status)) {
        throw new SmsRefusedError(`the SMS gateway refused the message: ${status}`);
      }
    },
  };
}

function readAddress(smsUrl: string): { address: string; authorization: Record<string, string> } {
  const url = new URL(smsUrl);
  const credentials = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = '';
  url.password = '';
  const encoded = Buffer.from(credentials).toString('base64');
  const authorization: Record<string, string> =
    credentials === ':' ? {} : { authorization: `Basic ${encoded}` };
  return { address: url.href, authorization };
}
