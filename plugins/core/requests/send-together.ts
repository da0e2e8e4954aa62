import type { PoolClient } from 'pg';

const waiting = new WeakSet<PoolClient>();

/**
 * Holds back what is sent to a connection until the code that runs now has nothing more to say, so
 * that statements which do not wait for each other leave in one packet: a write to a socket costs
 * more than all else there is to a statement.
 */
export function sendTogether(client: PoolClient): void {
  if (waiting.has(client)) return;
  const { stream } = client.connection;
  waiting.add(client);
  stream.cork();
  process.nextTick(() => {
    waiting.delete(client);
    stream.uncork();
  });
}
