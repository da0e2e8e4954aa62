// Goal: a front end is rebuilt whenever any of its sources has changed.
// Method: every import that leaves a front end's folder must lead to a source of its stamp.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SHARED } from '#tools/launcher/front-ends/build-front-end.ts';

const root = path.join(import.meta.dirname, '../../..');

function importsLeaving(name: string): string[] {
  const folder = path.join(root, name);
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      // Types are removed by the build.
      const imported = /^(?:import|export)(?! type)(?:[^;']* from)? '([#.][^']+)'/gm;
      const targets = [...text.matchAll(imported)].map(([, target = '']) =>
        target.startsWith('#')
          ? target.slice(1)
          : path.relative(root, path.resolve(folder, path.dirname(file), target)),
      );
      return targets.filter((target) => !target.startsWith(`${name}${path.sep}`));
    });
}

test.each(['portal', 'admin'])('%s has no source that its stamp lacks', (name) => {
  const leaving = importsLeaving(name);
  expect(leaving.length).toBeGreaterThan(0);
  const unknown = leaving.filter(
    (target) => !SHARED.some((one) => target === one || target.startsWith(`${one}/`)),
  );
  expect(unknown).toEqual([]);
});
