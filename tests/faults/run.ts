import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Fault, faults } from './faults.ts';

// Goal: that a run is quick must not mean that it sees less. Method: a copy of this checkout, into
// which one fault after the other is put; `npm test` has to fail, and to say what we know is wrong.
// Names of faults may be given: `npm run faults -- øre`.

const root = resolve(import.meta.dirname, '../..');
const wished = process.argv.slice(2).join(' ');

function see({ run, says }: Fault, copy: string): string | null {
  const child = spawnSync(process.execPath, ['tools/launcher/test.ts', ...run], {
    ...{ cwd: copy, encoding: 'utf8', maxBuffer: 100_000_000 },
  });
  const stated = child.stdout + child.stderr;
  if (child.status === 0) return `nothing was noticed:\n${stated.slice(-2000)}`;
  return says.test(stated) ? null : `something else was noticed:\n${stated.slice(-4000)}`;
}

function seed({ file, take, put }: Fault, copy: string): () => void {
  const place = join(copy, file);
  const before = readFileSync(place, 'utf8');
  if (take && !before.includes(take)) throw new Error(`${file} has no ${take} any more`);
  writeFileSync(place, take ? before.replace(take, put) : before + put);
  return () => writeFileSync(place, before);
}

const copy = mkdtempSync(join(tmpdir(), 'honorar-faults-'));
let missed = 0;
try {
  spawnSync('git', ['clone', '--quiet', root, copy], { stdio: 'inherit' });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const fault of faults.filter(({ name }) => name.includes(wished))) {
    const mend = seed(fault, copy);
    const started = performance.now();
    const trouble = see(fault, copy);
    mend();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(`${trouble ? 'MISSED' : 'seen'}  ${fault.name} (${seconds} s)\n`);
    if (trouble) process.stdout.write(`${trouble}\n`);
    missed += trouble ? 1 : 0;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exit(missed > 0 ? 1 : 0);
