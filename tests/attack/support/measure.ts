import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { env } from '../../support/env.ts';
import type { Row } from './print-rows.ts';
import type { Target } from './target.ts';

const bystander = path.join(import.meta.dirname, 'bystander.ts');

/** Measures the latency of an honest caller and the server's memory during other work. */
export async function measure(
  { url, token }: Target,
  what: string,
  work: () => Promise<unknown>,
): Promise<Row> {
  const child = spawn(process.execPath, [bystander, url, token], {
    env: env.inherited,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const received = text(child.stdout);
  let peak = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await usedMb(url));
      await setTimeout(250);
    }
  })();
  try {
    const more = await work();
    return { what, ...JSON.parse(await stopped()), peakMb: peak, ...(more as Row | undefined) };
  } finally {
    isOver = true;
    child.kill('SIGKILL');
    await watching;
  }

  async function stopped(): Promise<string> {
    child.kill('SIGTERM');
    await ended;
    return received;
  }
}

/** The memory of the server's process, as it reports it; 0 while it does not answer. */
async function usedMb(url: string): Promise<number> {
  const signal = AbortSignal.timeout(10_000);
  const metrics = await fetch(`${url}/metrics`, { signal }).then(
    (response) => response.text(),
    () => '',
  );
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? 0;
  return Math.round(Number(bytes) / 1024 / 1024);
}
