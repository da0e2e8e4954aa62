import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Mistake, mistakes } from './mistakes.ts';

// Goal: a quick run misses no mistake. Method: a copy of this checkout, into which one mistake
// after the other is put; `npm test` has to fail, and to report the known error. Names of mistakes
// may be given: `npm run mistakes -- øre`.

const root = resolve(import.meta.dirname, '../..');
const selected = process.argv.slice(2).join(' ');

function failureOf({ run, expected }: Mistake, copy: string): string | null {
  const child = spawnSync(process.execPath, ['tools/launcher/test.ts', ...run], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const output = child.stdout + child.stderr;
  if (child.status === 0) return `nothing was noticed:\n${output.slice(-2000)}`;
  return expected.test(output) ? null : `something else was noticed:\n${output.slice(-4000)}`;
}

function apply({ file, find, replacement }: Mistake, copy: string): () => void {
  const place = join(copy, file);
  const before = readFileSync(place, 'utf8');
  if (find && !before.includes(find)) throw new Error(`${file} does not contain ${find}`);
  writeFileSync(place, find ? before.replace(find, replacement) : before + replacement);
  return () => writeFileSync(place, before);
}

const copy = mkdtempSync(join(tmpdir(), 'honorar-mistakes-'));
let missed = 0;
try {
  spawnSync('git', ['clone', '--quiet', root, copy], { stdio: 'inherit' });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const mistake of mistakes.filter(({ name }) => name.includes(selected))) {
    const undo = apply(mistake, copy);
    const started = performance.now();
    const failure = failureOf(mistake, copy);
    undo();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(`${failure ? 'MISSED' : 'seen'}  ${mistake.name} (${seconds} s)\n`);
    if (failure) process.stdout.write(`${failure}\n`);
    missed += failure ? 1 : 0;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exit(missed > 0 ? 1 : 0);
