import type { FrontEndAddresses } from './development/front-end-addresses.ts';
import type { Installation } from './installation.ts';
import { standIns } from './stand-ins.ts';

const PASSWORD = 'honorar-demo';
const LOG_INS = [
  ['kari@demo.honorar.no', 'freelancer, and owner of the team Solsiden Barnehage'],
  ['ola@demo.honorar.no', 'member of that team'],
  ['ingrid@demo.honorar.no', 'freelancer with a company, Berg Design AS'],
  ['drift@demo.honorar.no', 'operator, all rights; the code is on the sandbox page'],
  ['okonomi@demo.honorar.no', 'operator of finance, since payouts take two'],
  ['kontroll@demo.honorar.no', 'operator who reviews invoices'],
];

/** Says where everything is and how to get in. */
export function welcome(installation: Installation, reloading: FrontEndAddresses | null): void {
  const { publicUrl: url, hasDemo } = installation;
  const places = {
    Portal: `${reloading?.portal ?? url}/v2/nb`,
    Admin: `${reloading?.admin ?? url}/admin/`,
    ...(standIns(installation).length > 0 && {
      Sandbox: `${url}/sandbox/   (mail that was sent, one-time codes)`,
    }),
    API: `${url}/graphql and ${url}/admin/graphql`,
  };
  const lines = Object.entries(places).map(([name, place]) => `  ${name.padEnd(9)}${place}`);
  if (hasDemo) {
    lines.push('', `  Log-ins of the demo, all with the password ${PASSWORD}`);
    for (const [email = '', who] of LOG_INS) lines.push(`  ${email.padEnd(27)}${who}`);
  }
  if (reloading) lines.push('', `  A change of a source is live in seconds. Logs are in .data/.`);
  lines.push('', '  Ctrl-C stops everything.');
  process.stdout.write(`\nHonorar is ready.\n\n${lines.join('\n')}\n\n`);
}
