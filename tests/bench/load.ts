import { poll } from './poll.ts';

// A process of its own, so that the load does not wait for the measurement.

const [address = '', token = '', body = '', connections, seconds] = process.argv.slice(2);
const url = new URL(address);
const head = [
  `POST ${url.pathname} HTTP/1.1`,
  `host: ${url.host}`,
  `authorization: Bearer ${token}`,
  'content-type: application/json',
  `content-length: ${Buffer.byteLength(body)}`,
];
const request = Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
const requested = await poll(url, request, Number(connections), Number(seconds));
process.stdout.write(JSON.stringify(requested));
