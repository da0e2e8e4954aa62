// Goal: far files are imported by subpath, near ones by a relative path. Method: one import of each kind.
import { expect, test } from 'vitest';
import { farImports } from '#tools/launcher/testing/imports/imports-report.ts';

test.each([
  ['../../two/x.ts', 'portal/two/x.ts', []],
  ['#portal/two/x.ts', 'portal/two/x.ts', []],
  ['react', 'node_modules/react/index.js', []],
  [
    '../../../app/x.ts',
    'portal/app/x.ts',
    ['portal/a/b/y.ts imports ../../../app/x.ts: write #portal/app/x.ts'],
  ],
  [
    '../../forms/x.ts',
    'forms/x.ts',
    ['portal/a/b/y.ts imports ../../forms/x.ts: write #forms/x.ts'],
  ],
])('%s', (module, resolved, expected) => {
  const dependencies = [{ module, resolved, dependencyTypes: ['import'] }];
  expect(farImports([{ source: 'portal/a/b/y.ts', dependencies }])).toEqual(expected);
});
