import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** The first answer to a subscription; `begun` when the server has had time to listen. */
export function watch<T>(url: string, token: string, query: string, variables: object) {
  const client = createClient({
    url: url.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  const begun = new Promise<void>((resolve) => {
    client.on('connected', () => setTimeout(resolve, 500));
  });
  const answer = (async () => {
    for await (const result of client.iterate({ query, variables: { ...variables } })) {
      await client.dispose();
      return result as T;
    }
    throw new Error('the subscription ended without a word');
  })();
  return { begun, answer };
}
