import net from 'node:net';
import { type CircuitBreaker, circuitBreaker } from '#shared/circuit-breaker.ts';

/** The verdict of a scanner; `SILENT` when it gave no reliable answer. */
export type Verdict = 'CLEAN' | 'INFECTED' | 'SILENT';

const timeLimitMs = 15_000;
/** clamd reads a length before each piece. */
const pieceBytes = 64 * 1024;
const longestAnswer = 1000;

const breakers = new Map<string, CircuitBreaker>();

/**
 * Has a file scanned by a scanner that speaks ClamAV's protocol, at `tcp://host:3310` or
 * `unix:///run/clamav/clamd.ctl`. An installation with a scanner requires every file to be scanned, so a file is refused
 * when the scanner does not answer in time.
 */
export async function scanForViruses(scannerUrl: string, bytes: Buffer): Promise<Verdict> {
  const breaker = breakers.get(scannerUrl) ?? circuitBreaker('the virus scanner');
  breakers.set(scannerUrl, breaker);
  return breaker.run(() => scan(new URL(scannerUrl), bytes)).catch(() => 'SILENT' as const);
}

async function scan(url: URL, bytes: Buffer): Promise<Verdict> {
  const socket = net.connect(
    url.protocol === 'unix:'
      ? { path: decodeURIComponent(url.pathname) }
      : { host: url.hostname, port: Number(url.port || 3310) },
  );
  const late = setTimeout(
    () => socket.destroy(new Error('the virus scanner timed out')),
    timeLimitMs,
  );
  try {
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      socket.write(length);
      socket.write(piece);
    }
    socket.write(Buffer.alloc(4));
    let answer = '';
    for await (const chunk of socket) {
      answer += String(chunk);
      if (answer.includes('\0') || answer.length > longestAnswer) break;
    }
    if (/^stream: OK\0/.test(answer)) return 'CLEAN';
    if (/ FOUND\0/.test(answer)) return 'INFECTED';
    throw new Error('the response of the virus scanner is unknown');
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}
