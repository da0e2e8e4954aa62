import type { TadaDocumentNode } from 'gql.tada';
import type { GraphQLFormattedError } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { execute, requestBody } from './execute.ts';
import { sessionQuery } from './session/sessionQuery.ts';
import { sessionToken } from './session/sessionToken.ts';

let client: Client | null = null;

interface Listener<Result> {
  onEvent: (event: Result) => void;
  /** Called when an event could not be delivered, so the shown data must be reloaded. */
  onUntold: () => void;
}

/**
 * Subscribes until the returned function is called, through lost connections and server restarts. Missed
 * events are reported by the subscription itself: one with `resync: true` does so at each start.
 */
export function subscribe<Result, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  listener: Listener<Result>,
): () => void {
  let stopped = false;
  let tries = 0;
  let dispose = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    // Without a session there are no events; the next sign-in subscribes again.
    if (stopped || sessionToken.read() === null) return;
    timer = setTimeout(start, Math.min(1000 * 2 ** tries++, 5000));
  };
  const reportErrors = (errors: readonly GraphQLFormattedError[] = []) => {
    // The session query finds out whether the session has ended.
    if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHORIZED')) {
      execute(sessionQuery, {}).catch(() => undefined);
    }
    listener.onUntold();
  };
  const start = () => {
    const body = { query: '', ...requestBody(document, variables) };
    dispose = subscriptionClient().subscribe<Result>(body, {
      next: ({ data, errors }) => {
        if (errors || !data) return reportErrors(errors);
        tries = 0;
        listener.onEvent(data);
      },
      error: (fault) => {
        if (Array.isArray(fault)) reportErrors(fault);
        again();
      },
      complete: again,
    });
  };
  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    dispose();
  };
}

/** One websocket for the whole tab. It is opened by the first subscriber and reconnects itself. */
export function subscriptionClient(): Client {
  client ??= open();
  return client;
}

function open(): Client {
  let isOtherAccount = false;
  const opened = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: () => ({ authorization: `Bearer ${sessionToken.read() ?? ''}` }),
    lazy: true,
    keepAlive: 15_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (tries) => {
      const pause = isOtherAccount ? 0 : Math.min(1000 * 2 ** tries, 5000) + Math.random() * 500;
      isOtherAccount = false;
      return wait(pause);
    },
  });
  // The socket speaks for the session it was opened in; it comes back under the next one, and at once.
  sessionToken.subscribe(() => {
    isOtherAccount = true;
    opened.terminate();
  });
  return opened;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
