// Goal: an account's picture is an image by its bytes, has at most five million of them, and is
// visible to those who can read the account. Method: the product's own API over HTTP.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../support/pdf-of.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { runMutation } from '../support/run-mutation.ts';
import { signedInPerson } from '../support/signed-in-person.ts';

let api: ProductApi;
let kari: string;
let team: string;

beforeAll(async () => {
  api = await productApi();
  kari = await signedInPerson(api, 'kari@example.no');
  const { account } = await run<{ account: { id: string } }>(
    'createTeamAccount',
    { attributes: { name: 'Korpset' } },
    'account { id }',
  );
  const { token } = await run<{ token: string }>('switchAccount', account, 'token');
  team = token;
});
afterAll(() => api?.[Symbol.asyncDispose]());

const run = <Made>(name: string, input: object, fields = '', token = kari) =>
  runMutation<Made>(api, name, input, fields, token);
const url = (bytes: Buffer | string, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes as string).toString('base64')}`;
const png = (side = 8) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0e5a47' } })
    .png()
    .toBuffer();
/** A valid picture of exactly this many bytes; bytes after its end are ignored. */
const pngOf = async (size: number) => {
  const picture = await png();
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
};

interface Shown {
  account: {
    symbolDisplayPath: string | null;
    symbol: { contentType: string } | null;
    logo: { filename: string; thumbPath: string } | null;
  } | null;
}
const shown = 'account { symbolDisplayPath symbol { contentType } logo { filename thumbPath } }';
const update = (attributes: object, token = kari) =>
  run<Shown>('updateAccount', { attributes }, shown, token);
const files = async () =>
  Number((await api.root.query('select count(*) from app_public.files')).rows[0].count);

// Requirements: A3.3, A4.23, A4.24, A7.24, A7.26
test('a symbol is a data URL, is shown small, and is deleted when it is replaced or removed', async () => {
  const set = await update({ symbol: url(await png(9)) });
  expect(set.errors).toEqual([]);
  expect(set.account?.symbol).toEqual({ contentType: 'image/png' });
  expect(set.account?.symbolDisplayPath).toMatch(/^\/files\/[0-9a-f-]{36}\?thumb=1&expires=/);
  const stored = await files();
  const again = await update({ symbol: url(await png(10)) });
  expect(again.account?.symbolDisplayPath).not.toBe(set.account?.symbolDisplayPath);
  expect(await files()).toBe(stored);
  const missing = await run<Shown>('destroyAccountSymbol', { personal: true }, shown);
  expect(missing).toMatchObject({ errors: [], account: { symbol: null, symbolDisplayPath: null } });
  expect(await files()).toBe(stored - 1);
});

// Requirements: A2.115, A3.3, A7.24, A7.27
test('a logo takes data and an optional name; only a team has a logo', async () => {
  const logo = { data: url(await png(11)), filename: 'vår logo.png' };
  expect((await update({ logo }, team)).account?.logo).toMatchObject({
    filename: 'vår logo.png',
    thumbPath: expect.stringContaining('thumb=1'),
  });
  const unnamed = await update({ logo: { data: url(await png(12)) } }, team);
  expect(unnamed.account?.logo?.filename).toBe('logo.png');
  const refused = await update({ logo });
  expect(refused.errors).toEqual([{ code: 'INVALID_ACTION', path: 'attributes.logo' }]);
  const wrong = await run('destroyAccountLogo', { personal: true }, '', team);
  expect(wrong.errors).toEqual([{ code: 'INVALID_ACTION', path: 'personal' }]);
  const missing = await run<Shown>('destroyAccountLogo', { personal: false }, shown, team);
  expect(missing.account?.logo).toBeNull();
});

// Requirements: A5.17, A8.1, A9.1
test('five million bytes are accepted, one more is TOO_BIG', async () => {
  expect((await update({ symbol: url(await pngOf(5_000_000)) })).errors).toEqual([]);
  const big = url(await pngOf(5_000_001));
  expect((await update({ symbol: big })).errors).toEqual([
    { code: 'TOO_BIG', path: 'attributes.symbol' },
  ]);
  expect((await update({ logo: { data: big } }, team)).errors).toEqual([
    { code: 'TOO_BIG', path: 'attributes.logo' },
  ]);
});

// Requirements: A5.17
test.each([
  ['SVG', url('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'image/svg+xml')],
  ['HTML declared as PNG', url('<html><script>alert(1)</script></html>')],
  ['a PDF', url(pdfOf())],
  ['an address', 'https://evil.example/a.png'],
])('INVALID: %s is not a picture', async (_what, data) => {
  const refused = [{ code: 'INVALID', path: 'attributes.symbol' }];
  expect((await update({ symbol: data })).errors).toEqual(refused);
  const logo = { data, filename: 'logo.png' };
  expect((await update({ logo }, team)).errors).toEqual([
    { code: 'INVALID', path: 'attributes.logo' },
  ]);
});

// Requirements: A3.15
test('a colleague is shown with the picture of their own account', async () => {
  expect((await update({ symbol: url(await png(13)) })).errors).toEqual([]);
  const members = '{ members { items { symbolDisplayPath } } }';
  interface Seen {
    members: { items: { symbolDisplayPath: string | null }[] };
  }
  const { data } = await api.ask<Seen>(members, {}, team);
  expect(data.members.items).toEqual([{ symbolDisplayPath: expect.stringMatching(/^\/files\//) }]);
});
