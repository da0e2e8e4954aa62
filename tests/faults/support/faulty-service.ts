import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** The failure modes of an external service; `mended` is its healthy answer. */
export const MODES = [
  'stalls',
  'resets',
  'breaks off',
  '5xx',
  '429',
  'says something else',
] as const;
export type FaultMode = (typeof MODES)[number];
type Mode = FaultMode | 'mended';

export interface FaultyService {
  port: number;
  set(mode: Mode): void;
  close(): void;
}

type Words = Record<'5xx' | '429' | 'says something else' | 'mended', string>;

const http = (status: string, body: string) =>
  `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;

/** A service over HTTP with this healthy answer. */
export const httpService = (status: string, body: string): Promise<FaultyService> =>
  listen(
    {
      '5xx': http('503 Service Unavailable', '{}'),
      '429': http('429 Too Many Requests', '{}'),
      'says something else': http('200 OK', '<html>Welcome</html>'),
      mended: http(status, body),
    },
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 400\r\n\r\n{"name": "Fj',
  );

async function listen(words: Words, half: string): Promise<FaultyService> {
  let mode: Mode = 'mended';
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
    socket.once('data', () => {
      if (mode === 'stalls') return;
      if (mode === 'resets') return socket.resetAndDestroy();
      if (mode === 'breaks off') return socket.end(half);
      socket.end(words[mode]);
    });
  });
  return served(server, open, (next) => {
    mode = next;
  });
}

/** A mail server. */
export async function mailService(): Promise<FaultyService> {
  let mode: Mode = 'mended';
  const open = new Set<net.Socket>();
  const greetings: Partial<Record<Mode, string>> = {
    '5xx': '554 no service here\r\n',
    '429': '421 too many connections\r\n',
    'says something else': '<html>Welcome</html>\r\n',
  };
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
    if (mode === 'stalls') return;
    if (mode === 'resets') return socket.resetAndDestroy();
    const greeting = greetings[mode];
    if (greeting) return socket.end(greeting);
    const breaksOff = mode === 'breaks off';
    let isText = false;
    socket.write('220 here\r\n');
    socket.on('data', (data) => {
      const text = data.toString();
      if (isText) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isText = false;
        // The mail is complete, and its acknowledgement never comes.
        if (breaksOff) return socket.destroy();
        return socket.write('250 taken\r\n');
      }
      isText = text.startsWith('DATA');
      socket.write(isText ? '354 go on\r\n' : '250 here\r\n');
    });
  });
  return served(server, open, (next) => {
    mode = next;
  });
}

async function served(
  server: net.Server,
  open: Set<net.Socket>,
  set: (mode: Mode) => void,
): Promise<FaultyService> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    set,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
