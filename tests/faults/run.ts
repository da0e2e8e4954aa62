import { cases } from './cases.ts';

// `npm run faults` breaks the dependencies of the product and prints figures; `npm run faults -- worker:20 disk` runs
// some cases, the first of them 20 times. It exits with 1 if something was lost, done twice, or took too long.

const names = process.argv.slice(2);
const wanted = (names.length > 0 ? names : Object.keys(cases)).map((text) => {
  const [name = '', times] = text.split(':');
  const fault = cases[name];
  if (!fault) throw new Error(`There is no ${name}. There are: ${Object.keys(cases).join(', ')}`);
  return { name, fault, times: times ? Number(times) : fault.times };
});
for (const { name, fault, times } of wanted) {
  console.log(`${name}: ${fault.says} (${times})`);
  const from = performance.now();
  try {
    const { figures, broken } = await fault.run(times);
    for (const [title, value] of Object.entries(figures)) console.log(`        ${title}: ${value}`);
    for (const text of broken) console.log(`        ${text}`);
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    console.log(`${broken.length > 0 ? 'MISSED' : 'met'}  ${name} (${seconds} s)`);
    if (broken.length > 0) process.exitCode = 1;
  } catch (error) {
    console.log(`MISSED  ${name}: ${error instanceof Error ? error.stack : String(error)}`);
    process.exitCode = 1;
  }
}
process.exit();
