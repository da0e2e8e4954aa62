// Measures the effect of one attacker on all other users.
//
//   npm run attack -- planning                          starts a server of its own and attacks it
//   npm run attack -- planning http://127.0.0.1:3000    attacks a running demo
//
// An attack is a file in this folder that exports an `attack` (defined in attack.ts). Each starts by
// measuring an honest caller alone, so that "before" and "meanwhile" come from the same machine in the
// same minute; the expected figures are in docs/decisions/security.md. These are programs and no tests:
// they take time, and the load of the machine decides the figures. Only this machine may be attacked.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Attack } from './attack.ts';
import { givenTarget } from './support/given-target.ts';
import { ownTarget } from './support/own-target.ts';
import { printRows } from './support/print-rows.ts';

const [name = '', address] = process.argv.slice(2);
const file = path.join(import.meta.dirname, `${path.basename(name)}.ts`);
const module: { attack?: Attack } = name && existsSync(file) ? await import(file) : {};
const { attack } = module;
if (!attack) throw new Error('Say which attack: the name of a file in tests/attack');

console.log(attack.says);
const settings = address ? { [address]: {} } : attack.under;
for (const [called, more] of Object.entries(settings)) {
  const target = address ? await givenTarget(address) : await ownTarget(more);
  try {
    printRows(called, await attack.run(target));
  } finally {
    await target.stop();
  }
}
process.exit();
