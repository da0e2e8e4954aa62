import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Requested = { requestsPerSecond: number; medianMs: number; p99Ms: number };

/**
 * Sends the same request repeatedly on several connections, each waiting for its answer. Bytes are
 * written as they are and only the length of an answer is read, so that polling takes little of the
 * machine from the server.
 */
export async function poll(
  url: URL,
  request: Buffer,
  connections: number,
  seconds: number,
): Promise<Requested> {
  const times: number[] = [];
  const from = performance.now();
  const until = from + seconds * 1000;
  const ask = async () => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    await once(socket, 'connect');
    const answers = answersOf(socket);
    while (performance.now() < until) {
      const requested = performance.now();
      socket.write(request);
      const { value: status } = await answers.next();
      if (status !== 200) throw new Error(`${url} answered ${status} under load`);
      times.push(performance.now() - requested);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const elapsed = (performance.now() - from) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { requestsPerSecond: times.length / elapsed, medianMs: at(0.5), p99Ms: at(0.99) };
}

/** The statuses of successive answers. */
async function* answersOf(socket: Socket): AsyncGenerator<number> {
  let head = '';
  let missing = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    if (missing > 0) {
      missing -= chunk.length;
    } else {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) continue;
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (!length) throw new Error(`an answer without length: ${head.slice(0, end)}`);
      missing = Number(length) - (head.length - end - 4);
    }
    if (missing > 0) continue;
    yield Number(head.slice(9, 12));
    head = '';
  }
}
