// Goal: folders are layered, so no two depend on each other in a circle. Method: small trees, one
// for each thing that makes a circle or does not. The project itself is checked by the step
// "imports".
import { expect, test } from 'vitest';
import {
  type CruisedModule,
  folderCircles,
} from '#tools/launcher/testing/imports/imports-report.ts';

function tree(...imports: [source: string, resolved: string, type?: string][]): CruisedModule[] {
  return imports.map(([source, resolved, type = 'import']) => ({
    source,
    dependencies: [{ module: `/${resolved}`, resolved, dependencyTypes: [type] }],
  }));
}

test('imports of different files can make a circle of their folders', () => {
  const modules = tree(
    ['a/one/x.ts', 'a/two/y.ts'],
    ['a/two/z.ts', 'a/three/w.ts'],
    ['a/three/v.ts', 'a/one/u.ts'],
  );
  expect(folderCircles(modules)).toEqual([
    {
      folders: ['a/one', 'a/two', 'a/three'],
      imports: [
        'a/one/x.ts imports a/two/y.ts',
        'a/two/z.ts imports a/three/w.ts',
        'a/three/v.ts imports a/one/u.ts',
      ],
    },
  ]);
});

test('two paths down are no circle', () => {
  const modules = tree(['a/one/x.ts', 'a/two/y.ts'], ['a/one/z.ts', 'a/three/w.ts']);
  expect(folderCircles([...modules, ...tree(['a/two/y.ts', 'a/three/w.ts'])])).toEqual([]);
});

test.each([
  ['a folder and one in it', 'a/one/in/y.ts', 'import', 'a/one/x.ts'],
  ['a type', 'a/two/y.ts', 'type-only', 'a/one/x.ts'],
  ['a test', 'a/two/y.test.ts', 'import', 'a/one/x.ts'],
])('%s is no circle', (_name, file, type, back) => {
  expect(folderCircles(tree(['a/one/x.ts', 'a/two/y.ts'], [file, back, type]))).toEqual([]);
});
