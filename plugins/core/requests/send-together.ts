import type { PoolClient } from 'pg';

const waiting = new WeakSet<PoolClient>();

/**
 * Buffers writes to a connection until the running code has finished, so that statements that do not wait for
 * each other leave in one packet: writing to a socket is the most expensive part of a statement.
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
