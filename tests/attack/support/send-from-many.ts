import { Agent, request } from 'node:http';
import type { Row } from './print-rows.ts';

interface Flood {
  url: string;
  connections: number;
  seconds: number;
  token?: string | null;
  /** The next body to send, never the same twice. */
  body: () => string;
}

const patienceMs = 20_000;

/** Sends on many connections, each again as soon as it is answered, and counts the answers. */
export async function sendFromMany({
  url,
  connections,
  seconds,
  token,
  body,
}: Flood): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const counts: Record<string, number> = {};
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : null),
  };
  const ask = () =>
    new Promise<string>((resolve) => {
      const requested = request(
        url,
        { method: 'POST', agent, headers, timeout: patienceMs },
        (answer) => {
          answer.resume();
          answer.once('end', () => resolve(String(answer.statusCode)));
          answer.once('error', () => resolve('broken'));
        },
      );
      requested.once('timeout', () => requested.destroy());
      requested.once('error', () => resolve('broken'));
      requested.end(body());
    });
  const one = async () => {
    while (performance.now() < until) {
      const status = await ask();
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  const received = Object.entries(counts).map(([status, count]) => `${status}: ${count}`);
  return { answers: received.join(', ') };
}
