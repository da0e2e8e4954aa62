import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from './process/is-alive.ts';

/**
 * Makes this process the only one of the checkout that runs `script`: two would start each other's
 * Postgres again and again. The note of one that was killed is simply replaced.
 */
export function onlyOne(dataFolder: string, script: string): { leave(): void } {
  const file = path.join(dataFolder, `${path.basename(script, '.ts')}.pid`);
  fs.mkdirSync(dataFolder, { recursive: true });
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (pid && isAlive(pid) && runsScript(pid, script)) {
    throw new Error(`${script} already runs in this checkout, as process ${pid}.`);
  }
  fs.writeFileSync(file, `${process.pid}\n`);
  return { leave: () => fs.rmSync(file, { force: true }) };
}

/** The system may have given the ended process's id to another program. */
function runsScript(pid: number, script: string): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script);
  } catch {
    return process.platform !== 'linux';
  }
}
