import { env } from './env.ts';
import { findOffences } from './find-offences.ts';
import { isMeant } from './is-meant.ts';

// `npm run check [module…]`: prints the offences in the files of the modules, each with its place and cure;
// with `--json` as JSON.

const isForProgram = process.argv.includes('--json');
const modules = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = await findOffences(env.clusterUrl, env.root);
const shown = all.filter((offence) => isMeant(offence, modules));

if (isForProgram) console.log(JSON.stringify(shown));
else printOffences();
process.exitCode = shown.length === 0 ? 0 : 1;

function printOffences(): void {
  for (const { file, line, what, cure, rule } of shown) {
    const place = file ? `${file}${line ? `:${line}` : ''}` : 'in the database';
    console.log(`${place}\n  ${what}\n  ${cure}  [${rule}]\n`);
  }
  console.log(shown.length === 0 ? 'No problems found.' : `${shown.length} to fix.`);
}
