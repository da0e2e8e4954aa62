import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import en from '../messages.en.json' with { type: 'json' };
import { sortFiles, unfitText } from './sortFiles.ts';

const file = (type: string, size = 10) => new File([new Uint8Array(size)], 'a', { type });

// Requirements: A5.21, A5.22, B8.18
test('only complete documents and pictures within the limits are sent', async () => {
  const cut = new File(['%PDF-1.7\n'], 'a.pdf', { type: 'application/pdf' });
  // On Windows a photo of an iPhone has no type.
  const photo = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0412.HEIC');
  const files = [
    file('application/pdf'),
    cut,
    photo,
    file('text/html'),
    file('image/png', 10_000_001),
  ];
  const limits = { maxBytes: 10_000_000, contentTypes: ['application/pdf', 'image/png'] };
  expect(await sortFiles(files, limits)).toEqual({
    fit: [files[0]],
    wrongType: 1,
    heic: 1,
    tooBig: 1,
    incomplete: 1,
  });
});

// The exact texts of document A, section 5.
// Requirements: A5.23, B8.18
test.each([
  [{ wrongType: 1, tooBig: 2 }, 'The file(s) must be of the correct type and size.'],
  [{ wrongType: 2, tooBig: 0 }, '2 file(s) did not meet the type requirements.'],
  [{ wrongType: 0, tooBig: 3 }, '3 file(s) did not meet the size requirements.'],
  [{ wrongType: 0, tooBig: 0 }, undefined],
  [
    { wrongType: 0, tooBig: 0, incomplete: 1 },
    '1 file(s) are not whole. Perhaps they are still being downloaded? Fetch them again.',
  ],
  [
    { wrongType: 1, tooBig: 0, heic: 1 },
    '1 photo(s) are HEIC, which cannot be read here. Take the picture again with your phone, or save it as JPEG and choose that.',
  ],
])('files that cannot be sent, %j, are reported as: %s', (unfit, text) => {
  const say = (key: string, values?: { amount: number }) =>
    en.files[key.split('.')[1] as 'wrong'].replace('{{amount}}', String(values?.amount));
  expect(
    unfitText({ fit: [], incomplete: 0, heic: 0, ...unfit }, say as unknown as TFunction<'ui'>),
  ).toBe(text);
});
