import { startDevelopment } from './development/start-development.ts';
import { env } from './env.ts';
import type { Manner } from './manner.ts';
import { onlyOne } from './only-one.ts';
import { ownInstallation } from './own-installation.ts';
import { print } from './print.ts';
import { stopSignal } from './process/stop-signal.ts';
import { refuseUnfitSettings } from './refuse-unfit-settings.ts';
import { startInstallation } from './start-installation.ts';
import { welcome } from './welcome.ts';

/** Runs the whole product until it is stopped, then ends everything it started. */
export async function runInstallation(manner: Manner): Promise<void> {
  refuseUnfitSettings(env, manner);
  const installation = ownInstallation(manner);
  const stopped = stopSignal();
  const lock = onlyOne(installation.dataFolder, 'tools/launcher/start.ts');
  const endings: (() => Promise<void>)[] = [];
  const start = async () => {
    const started = await startInstallation(installation, endings);
    if (installation.isDevelopment) await startDevelopment(installation, started, endings);
    welcome(installation, started.frontEnds);
  };
  try {
    const starting = start();
    // Ctrl-C in the middle of a long first start must not wait for its end.
    const reason = await Promise.race([stopped, starting.then(() => stopped)]);
    print(`stopping (${reason})`);
    starting.catch(() => {});
  } finally {
    // Backwards, so that the database outlives those that use it.
    for (const end of endings.reverse()) await end();
    lock.leave();
  }
  print('stopped');
}
