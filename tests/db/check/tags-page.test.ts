import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tagsPage } from '#db/check/write-tags.ts';

const root = join(import.meta.dirname, '../../..');

test('docs/tags.md lists exactly the tags that the check knows', () => {
  const written = readFileSync(join(root, 'docs/tags.md'), 'utf8');
  expect(written, 'run `node db/check/write-tags.ts`').toBe(tagsPage);
});
