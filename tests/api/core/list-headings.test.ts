// Goal: the columns of an exported list can be told from their headings.
// Method: the headings of every list of the product, as an export writes them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWords } from '#plugins/core/exports/more-columns.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';

test('an address in a file has the letters of its domain', () => {
  const column = { name: 'email', words: ['users.email'], column: 'email', part: null, via: null };
  const { row } = inWords([{ ...column, kind: 'text', enumName: null }], 'nb');
  expect(row(['ola@xn--blbr-roah.example'])).toEqual(['ola@blåbær.example']);
});

let api: ProductApi;
beforeAll(async () => {
  api = await productApi();
});
afterAll(() => api?.[Symbol.asyncDispose]());

test.each(['nb', 'en'] as const)(
  'no two columns of a list have the same heading in %s',
  (language) => {
    const { lists = [] } = api.schema.extensions;
    expect(lists.length).toBeGreaterThan(20);
    const twice = lists.flatMap((list) => {
      const headings = inWords(list.columns, language).columns.map(({ heading }) => heading);
      const again = headings.filter((heading, at) => headings.indexOf(heading) !== at);
      return again.map((heading) => `${list.name}: ${heading}`);
    });
    expect(twice).toEqual([]);
  },
);
