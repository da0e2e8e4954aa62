import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { print } from './print.ts';

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

const PATIENCE_MS = 8000;

/** Waits for the main port: a server whose launcher was killed needs a moment to release it. */
export async function waitForPort(port: number, patienceMs = PATIENCE_MS): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('PORT must be a whole number from 1 to 65535.');
  }
  const deadline = Date.now() + patienceMs;
  for (let tries = 0; ; tries++) {
    const obstacle = await tryPort(port);
    if (!obstacle) return;
    if (obstacle === 'EACCES') {
      throw new Error(
        `This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`,
      );
    }
    if (Date.now() > deadline) {
      throw new Error(
        `Port ${port} is taken by another program, or by Honorar in another checkout. ` +
          `Choose another: PORT=${port + 1} npm start`,
      );
    }
    if (tries === 0) print(`… port ${port} is taken; waiting in case it is only being left`);
    await wait(200);
  }
}
