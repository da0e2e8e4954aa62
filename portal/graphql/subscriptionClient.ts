import { type Client, createClient } from 'graphql-ws';
import { sessionToken } from './session/sessionToken.ts';

let client: Client | null = null;

/** One websocket for the whole tab. It is opened by the first subscriber and reconnects itself. */
export function subscriptionClient(): Client {
  client ??= open();
  return client;
}

function open(): Client {
  let isAnothers = false;
  const opened = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: () => ({ authorization: `Bearer ${sessionToken.read() ?? ''}` }),
    lazy: true,
    keepAlive: 15_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (tries) => {
      const pause = isAnothers ? 0 : Math.min(1000 * 2 ** tries, 5000) + Math.random() * 500;
      isAnothers = false;
      return wait(pause);
    },
  });
  // The socket speaks for the session it was opened in; it comes back under the next one, and at once.
  sessionToken.subscribe(() => {
    isAnothers = true;
    opened.terminate();
  });
  return opened;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
