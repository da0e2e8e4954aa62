import { type Client, createClient } from 'graphql-ws';
import { sessionToken } from '../app/session/sessionToken.ts';

let client: Client | null = null;

/** One websocket for the whole tab. It is opened by the first subscriber and mends itself. */
export function subscriptionClient(): Client {
  client ??= open();
  return client;
}

function open(): Client {
  const opened = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: () => ({ authorization: `Bearer ${sessionToken.read() ?? ''}` }),
    lazy: true,
    keepAlive: 15_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (tries) => wait(Math.min(1000 * 2 ** tries, 5000) + Math.random() * 500),
  });
  // The socket speaks for the session it was opened in; it comes back under the next one.
  sessionToken.subscribe(() => opened.terminate());
  return opened;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
