import { type CircuitBreaker, circuitBreaker } from '#shared/circuit-breaker.ts';
import { signedHeaders } from '#shared/signatures/signed-headers.ts';
import { type PostLimits, postOutside } from './post-outside.ts';

type WebhookEndpoint = { url: URL; secret: Buffer };

/** A call to another program; the id is the same for every retry. */
export type WebhookCall = { id: string; body: string };

export type Webhooks = {
  /** The HTTP status of an accepted call; throws otherwise. */
  call(endpoint: string, call: WebhookCall): Promise<number>;
};

/** Thrown for an unsuccessful status. */
export class WebhookRefusedError extends Error {
  override name = 'WebhookRefusedError';
  readonly status: number;

  constructor(status: number) {
    super(`the answer is ${status}`);
    this.status = status;
  }
}

/**
 * Calls other programs according to Standard Webhooks: the body is signed together with its id and the time,
 * so that a receiver with the secret can verify sender, integrity and age. Each endpoint has its own circuit
 * breaker; failed calls are retried by the job queue.
 */
export function createWebhooks(
  endpoints: ReadonlyMap<string, WebhookEndpoint>,
  limits: PostLimits = {},
): Webhooks {
  const breakers = new Map<string, CircuitBreaker>();
  for (const name of endpoints.keys()) breakers.set(name, circuitBreaker(`the webhook ${name}`));
  return {
    async call(name, { id, body }) {
      const endpoint = endpoints.get(name);
      const breaker = breakers.get(name);
      if (!endpoint || !breaker) throw new Error(`WEBHOOKS names no endpoint ${name}`);
      return breaker.run(async () => {
        const status = await postOutside(endpoint.url, body, limits, {
          'content-type': 'application/json',
          ...signedHeaders(endpoint.secret, id, body),
        });
        if (status < 200 || status > 299) throw new WebhookRefusedError(status);
        return status;
      });
    },
  };
}

/**
 * Reads `name=https://host/path#whsec_…`, several separated by spaces. The secret is in the fragment, which
 * is never sent. Errors do not contain the secret.
 */
export function readWebhooks(text: string): Map<string, WebhookEndpoint> {
  const endpoints = new Map<string, WebhookEndpoint>();
  for (const one of text.split(/\s+/).filter(Boolean)) {
    const [, name = '', address = ''] = /^([a-z]+(?:_[a-z]+)*)=(.+)$/.exec(one) ?? [];
    const url = URL.canParse(address) ? new URL(address) : null;
    const secret = Buffer.from(url?.hash.replace(/^#whsec_/, '') ?? '', 'base64');
    if (!name || !url) throw new Error('WEBHOOKS is name=https://host/path#whsec_…');
    if (!/^https?:$/.test(url.protocol)) throw new Error(`WEBHOOKS: ${name} is no https address`);
    if (!url.hash.startsWith('#whsec_') || secret.length < 24 || secret.length > 64) {
      throw new Error(`WEBHOOKS: ${name} needs #whsec_ and 24 to 64 bytes in base64`);
    }
    url.hash = '';
    endpoints.set(name, { url, secret });
  }
  return endpoints;
}
