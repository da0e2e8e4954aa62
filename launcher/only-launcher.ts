import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from './process/is-alive.ts';

/**
 * Makes this the only launcher of the checkout: two would start each other's Postgres again and
 * again. The note of one that was killed is simply replaced.
 */
export function onlyLauncher(dataFolder: string): { leave(): void } {
  const file = path.join(dataFolder, 'launcher.pid');
  fs.mkdirSync(dataFolder, { recursive: true });
  const pid = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : null;
  if (pid && isAlive(Number(pid)) && isLauncher(Number(pid))) {
    throw new Error(`Honorar already runs from this folder (process ${pid}).`);
  }
  fs.writeFileSync(file, `${process.pid}\n`);
  return { leave: () => fs.rmSync(file, { force: true }) };
}

/** The machine may have given a dead launcher's number to another program. */
function isLauncher(pid: number): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('launcher/start.ts');
  } catch {
    return process.platform !== 'linux';
  }
}
