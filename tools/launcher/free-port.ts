import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const FIRST = 20_000;
const COUNT = 10_000;

/**
 * A port of this checkout for one of its inner services: the one it had last time, else the first
 * free one from a place that depends on the checkout's path, so that neighbours rarely meet. The
 * range is below those that systems hand out to outgoing connections.
 */
export async function freePort(dataFolder: string, service: string): Promise<number> {
  const file = path.join(dataFolder, 'ports.json');
  const known = readPorts(file);
  const remembered = known[service];
  if (remembered && (await isFree(remembered))) return remembered;
  const hash = createHash('sha256').update(`${dataFolder}:${service}`).digest();
  const taken = new Set(Object.values(known));
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + ((hash.readUInt16BE(0) + tried) % COUNT);
    if (taken.has(port) || !(await isFree(port))) continue;
    fs.mkdirSync(dataFolder, { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify({ ...known, [service]: port }, null, 2)}\n`);
    return port;
  }
  throw new Error(`no free port for ${service}`);
}

const isFree = async (port: number) => (await tryPort(port)) === null;

function readPorts(file: string): Record<string, number> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Why nothing could listen on this port of the loopback now, as the system's code; null when it could. */
export function tryPort(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)));
  });
}
