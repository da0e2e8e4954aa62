import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** The first answer to a subscription; `begun` when the server listens. */
export function watch<T>(url: string, token: string, query: string, variables: object) {
  const client = createClient({
    url: url.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  let begin = () => {};
  const started = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const answer = (async () => {
    for await (const result of client.iterate({ query, variables: { ...variables } })) {
      // With `resync: true` the first message confirms that the subscription is active.
      if (JSON.stringify(result).includes('"resync"')) {
        begin();
        continue;
      }
      await client.dispose();
      return result as T;
    }
    throw new Error('the subscription ended without a word');
  })();
  return { begun: started, answer };
}
