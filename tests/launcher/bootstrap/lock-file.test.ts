// Goal: an installation asks the registry for nothing but the packages, and for those we tested with.
// Method: what is locked says of each where it lies and what it must be.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const file = path.resolve(import.meta.dirname, '../../../package-lock.json');
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(fs.readFileSync(file, 'utf8'));
const fetched = Object.entries(lock.packages).filter(
  ([at, { link }]) => at.includes('node_modules/') && !link,
);

// Without the place npm asks for the description of each: 150 MB, and half of the processor's time.
test('npm knows where each package lies without asking', () => {
  expect(fetched.length).toBeGreaterThan(500);
  const asked = fetched.filter(
    ([, { version, resolved }]) => !resolved?.endsWith(`-${version}.tgz`),
  );
  expect(asked.map(([at]) => at)).toEqual([]);
});

// npm reads the public registry's address as "the registry that is set here"; any other is asked itself.
test('nobody’s own registry is named', () => {
  const others = fetched.filter(
    ([, one]) => !one.resolved?.startsWith('https://registry.npmjs.org/'),
  );
  expect(others.map(([at]) => at)).toEqual([]);
});

test('each package is what was tested', () => {
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});
