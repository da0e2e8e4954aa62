import { password, people } from '#db/demo/people.ts';
import type { FrontEndAddresses } from './development/front-end-addresses.ts';
import { startDevelopment } from './development/start-development.ts';
import { env } from './env.ts';
import type { Installation } from './installation.ts';
import type { Manner } from './manner.ts';
import { onlyOne } from './only-one.ts';
import { ownInstallation } from './own-installation.ts';
import { print } from './print.ts';
import { stopSignal } from './process/stop-signal.ts';
import { refuseUnfitSettings } from './refuse-unfit-settings.ts';
import { simulatedServices } from './simulated-services.ts';
import { startInstallation } from './start-installation.ts';

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

/** Prints all addresses and the demo's log-ins. */
function welcome(installation: Installation, reloading: FrontEndAddresses | null): void {
  const { publicUrl: url, hasDemo } = installation;
  const places = {
    Portal: `${reloading?.portal ?? url}/v2/nb`,
    Admin: `${reloading?.admin ?? url}/admin/`,
    ...(simulatedServices(installation).length > 0 && {
      Sandbox: `${url}/sandbox/   (mail that was sent, one-time codes)`,
    }),
    API: `${url}/graphql and ${url}/admin/graphql`,
  };
  const lines = Object.entries(places).map(([name, place]) => `  ${name.padEnd(9)}${place}`);
  if (hasDemo) {
    lines.push('', `  Log-ins of the demo, all with the password ${password}`);
    for (const { email, part } of people) if (part) lines.push(`  ${email.padEnd(27)}${part}`);
  }
  if (reloading) lines.push('', `  A change of a source is live in seconds. Logs are in .data/.`);
  lines.push('', '  Ctrl-C stops everything.');
  process.stdout.write(`\nHonorar is ready.\n\n${lines.join('\n')}\n\n`);
}
