import { password, people } from '#db/demo/people.ts';
import type { FrontEndAddresses } from './development/front-end-addresses.ts';
import type { Installation } from './installation.ts';
import { simulatedServices } from './simulated-services.ts';

/** Prints all addresses and the demo's log-ins. */
export function welcome(installation: Installation, reloading: FrontEndAddresses | null): void {
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
