import path from 'node:path';
import { env } from './env.ts';
import { onlyLauncher } from './only-launcher.ts';
import { print } from './print.ts';
import { startInstallation } from './start-installation.ts';
import { stopSignal } from './stop-signal.ts';

/** Runs the whole product until it is told to stop, then ends everything it started. */
export async function runInstallation(isDevelopment: boolean): Promise<void> {
  const dataFolder = path.join(env.root, '.data');
  const stopped = stopSignal();
  const lock = onlyLauncher(dataFolder);
  const endings: (() => Promise<void>)[] = [];
  try {
    const started = startInstallation(isDevelopment, dataFolder, endings);
    // Ctrl-C in the middle of a long first start must not wait for its end.
    const reason = await Promise.race([stopped, started.then(() => stopped)]);
    print(`stopping (${reason})`);
    started.catch(() => {});
  } finally {
    // Backwards, so that the database outlives those that use it.
    for (const end of endings.reverse()) await end();
    lock.leave();
  }
  print('stopped');
}
