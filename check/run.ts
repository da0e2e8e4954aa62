import { env } from './env.ts';
import { findOffences } from './find-offences.ts';

// `npm run check [module…]`: what is wrong in the files of the modules, each with its place and cure;
// with `--json` for a program.

const isForProgram = process.argv.includes('--json');
const modules = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = await findOffences(env.clusterUrl, env.root);
const isMeant = (file: string | null) =>
  modules.length === 0 || !file || modules.some((module) => file.includes(`/modules/${module}/`));
const told = all.filter(({ file }) => isMeant(file));

if (isForProgram) console.log(JSON.stringify(told));
else tellPerson();
process.exitCode = told.length === 0 ? 0 : 1;

function tellPerson(): void {
  for (const { file, line, what, cure, rule } of told) {
    const place = file ? `${file}${line ? `:${line}` : ''}` : 'in the database';
    console.log(`${place}\n  ${what}\n  ${cure}  [${rule}]\n`);
  }
  console.log(told.length === 0 ? 'Nothing is wrong.' : `${told.length} to mend.`);
}
