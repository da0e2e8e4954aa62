import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { youngMemory } from '#tools/launcher/programs.ts';
import { env as surroundings } from '../support/env.ts';

const here = resolve(import.meta.dirname, '../..');
const startsWithinSeconds = 180;
/** As the launcher starts the server; the hand-written server is started alike. */
const asInstalled = { NODE_ENV: 'production', LOG_LEVEL: 'warn', NODE_OPTIONS: youngMemory };

export type Program = {
  pid: number;
  stop: () => Promise<void>;
  /** Ends it as a crash would. */
  kill: () => Promise<void>;
};

/**
 * Starts one of the product's programs, of a copy of the tree if given, and waits until its address
 * answers. Its output is passed to the listener, if any.
 */
export async function startProgram(
  script: string,
  env: Record<string, string>,
  address?: string,
  {
    root = here,
    args = [],
    heard: received,
  }: { root?: string; args?: string[]; heard?: (printed: string) => void } = {},
): Promise<Program> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...surroundings.inherited, ...asInstalled, ...env },
    stdio: ['ignore', received ? 'pipe' : 'ignore', 'inherit'],
  });
  child.stdout?.on('data', (printed) => received?.(String(printed)));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const stop = () => end('SIGTERM');
  for (let i = 0; address && !(await answers(address)); i++) {
    if (child.exitCode !== null || i > startsWithinSeconds * 10) {
      await stop();
      throw new Error(`${script} did not start`);
    }
    await setTimeout(100);
  }
  return { pid: child.pid ?? 0, stop, kill: () => end('SIGKILL') };
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
