import { expect, test } from 'vitest';
import { sortFiles } from './sortFiles.ts';

const file = (type: string, size = 10) => new File([new Uint8Array(size)], 'a', { type });

test('only documents and pictures of a reasonable size are sent', () => {
  const files = [file('application/pdf'), file('text/html'), file('image/png', 10_000_001)];
  const limits = { maxBytes: 10_000_000, contentTypes: ['application/pdf', 'image/png'] };
  expect(sortFiles(files, limits)).toMatchObject({ fit: [files[0]], wrongType: 1, tooBig: 1 });
});
