import { parseArgs } from 'node:util';
import { simulate } from './simulate.ts';

// `npm run simulate -- year` simulates a year of 200 freelancers, `-- month` a month of 20; `--seed` uses another
// seed, `--quiet` renders and sends no documents.

const FORMS = { year: { freelancers: 200, days: 365 }, month: { freelancers: 20, days: 31 } };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    freelancers: { type: 'string' },
    days: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});
const [form = 'year'] = positionals;
if (form !== 'year' && form !== 'month') throw new Error(`There is no ${form}, but year and month`);
const seed = Number(values.seed);
const freelancers = Number(values.freelancers ?? FORMS[form].freelancers);
const days = Number(values.days ?? FORMS[form].days);
const report = (line: string) => console.error(line);

const from = performance.now();
const outcome = await simulate({ seed, freelancers, days, report, isQuiet: values.quiet });
const kroner = (minor: number) => (minor / 100).toFixed(2).padStart(16);
console.log(outcome.proof.join('\n'));
console.log([...outcome.counts].map(([name, times]) => `${name}: ${times}`).join(', '));
console.log(`killed: ${outcome.kills.worker} workers, ${outcome.kills.backends} connections`);
console.log(`in    ${kroner(outcome.sums.in)}`);
console.log(`out   ${kroner(outcome.sums.out)}`);
console.log(`owed  ${kroner(outcome.sums.owed)}`);
for (const line of outcome.differences) console.log(`DIFFERS  ${line}`);
const seconds = Math.round((performance.now() - from) / 1_000);
const verdict = outcome.differences.length === 0 ? 'agree to the øre' : 'differ';
console.log(`Seed ${seed}: ${days} days of ${freelancers} freelancers ${verdict}, ${seconds} s`);
process.exitCode = outcome.differences.length === 0 ? 0 : 1;
