import type { TadaDocumentNode } from 'gql.tada';
import { requestBody } from './requestBody.ts';
import { subscriptionClient } from './subscriptionClient.ts';

interface Listener<Result> {
  onEvent: (event: Result) => void;
  /** Called after a loss: events may have been missed, so what is shown must be asked for again. */
  onResume: () => void;
}

/** Listens until the returned function is called, through lost connections and server restarts. */
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
    if (stopped) return;
    timer = setTimeout(start, Math.min(1000 * 2 ** tries++, 5000));
  };
  const start = () => {
    const resumed = tries > 0;
    const body = { query: '', ...requestBody(document, variables) };
    dispose = subscriptionClient().subscribe<Result>(body, {
      next: ({ data, errors }) => {
        // Something happened that could not be told; what is shown is asked for instead.
        if (errors || !data) return listener.onResume();
        tries = 0;
        listener.onEvent(data);
      },
      error: again,
      complete: again,
    });
    if (resumed) listener.onResume();
  };
  const offConnected = subscriptionClient().on('connected', (_socket, _payload, wasRetry) => {
    if (wasRetry) listener.onResume();
  });
  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    offConnected();
    dispose();
  };
}
