import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tagsPage } from '#db/check/write-tags.ts';

const root = join(import.meta.dirname, '../../..');

test('the page of tags is what the check goes by', () => {
  const written = readFileSync(join(root, 'docs/tags.md'), 'utf8');
  expect(written, 'run `node db/check/write-tags.ts`').toBe(tagsPage);
});
