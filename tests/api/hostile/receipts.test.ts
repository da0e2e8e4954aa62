// Goal: a receipt is a PDF or a picture of at most ten million bytes or it is refused, whatever its
// declared type; and a stored file cannot harm its reader. Method: uploads through the server.
import fs from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../support/pdf-of.ts';
import type { Payload } from '../support/answer.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
});
afterAll(() => server?.[Symbol.asyncDispose]());

const mutation = `mutation ($input: CreateReceiptInput!) { createReceipt(input: $input) {
  receipt { file { filename contentType downloadPath } } errors { code path } } }`;

interface Uploaded {
  createReceipt: Payload<{ receipt: { file: { filename: string; downloadPath: string } } }>;
}

async function upload(data: string, filename: string, token: string | null = kari.token) {
  const input = { invoiceId: kari.ids.invoice, attributes: { file: { data, filename } } };
  const answer = await server.portal<Uploaded | null>(mutation, { input }, token);
  if (!answer.data) throw new Error(answer.text);
  return answer.data.createReceipt;
}

const url = (bytes: Buffer | string, type = 'application/pdf') =>
  `data:${type};base64,${Buffer.from(bytes as string).toString('base64')}`;
const pdf = (size: number) => pdfOf([], size);
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const stored = () =>
  fs.existsSync(server.filesFolder)
    ? fs
        .readdirSync(server.filesFolder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile()).length
    : 0;

test.each([
  ['HTML', url('<html><script>alert(1)</script></html>')],
  ['SVG', url('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'image/svg+xml')],
  ['a program', url(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]))],
  ['a ZIP archive', url(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500)]))],
  ['a GIF', url(Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(500)]), 'image/png')],
  ['nothing', 'data:application/pdf;base64,'],
  ['an address', 'https://evil.example/a.pdf'],
  ['a path on the server', 'file:///etc/passwd'],
  ['no data URL', 'JVBERi0xLjcK'],
  ['a data URL without a comma', 'data:application/pdf;base64'],
  ['a data URL that is not in base64', 'data:application/pdf,%25PDF-1.7'],
  ['base64 of another alphabet', 'data:application/pdf;base64,JVBERi0x_-=='],
  ['base64 with a space', 'data:application/pdf;base64,JVBE Ri0x'],
  ['base64 that is cut off', 'data:application/pdf;base64,JVBERi0xLjc'],
])('%s named .pdf is INVALID', async (_name, data) => {
  const before = stored();
  const { errors } = await upload(data, 'kvittering.pdf');
  expect(errors).toEqual([{ code: 'INVALID', path: 'attributes.file' }]);
  expect(stored()).toBe(before);
});

// Requirements: A5.21, A9.2, B9.3
test('ten million bytes are accepted, one more is TOO_BIG', async () => {
  expect((await upload(url(pdf(10_000_000)), 'a.pdf')).errors).toEqual([]);
  expect((await upload(url(pdf(10_000_001)), 'a.pdf')).errors).toEqual([
    { code: 'TOO_BIG', path: 'attributes.file' },
  ]);
});

test('a picture that would decompress to a quarter of a gigapixel is refused without decoding', async () => {
  const { errors } = await upload(url(await picture(16_000), 'image/png'), 'bomb.png');
  expect(errors).toEqual([{ code: 'TOO_BIG', path: 'attributes.file.pixels' }]);
});

test('a picture with HTML appended is served as a picture', async () => {
  const both = Buffer.concat([await picture(20), Buffer.from('<script>alert(1)</script>')]);
  const { receipt } = await upload(url(both, 'text/html'), 'x.html');
  expect(receipt.file).toMatchObject({ filename: 'x.html.png', contentType: 'image/png' });
  const { headers } = await fetch(server.url + receipt.file.downloadPath);
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('cache-control')).toContain('private');
});

test.each([
  ['../../../etc/passwd', 'passwd.pdf'],
  ['C:\\Windows\\kvittering.pdf', 'kvittering.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
  ['faktura\u202efdp.exe', 'fakturafdp.exe.pdf'],
  ['..', 'file.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['   ', 'file.pdf'],
  ['kvittering.PDF', 'kvittering.PDF'],
  [`${'æ'.repeat(255)}`, `${'æ'.repeat(251)}.pdf`],
  [`${'😀'.repeat(250)}.pdf`, `${'😀'.repeat(250)}.pdf`],
])('the name %j is stored as %j', async (given, saved) => {
  const { receipt, errors } = await upload(url(pdf(20)), given);
  expect(errors).toEqual([]);
  expect(receipt.file.filename).toBe(saved);
  const answer = await fetch(server.url + receipt.file.downloadPath);
  expect(answer.status === 200 && answer.headers.get('set-cookie')).toBeNull();
  expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(saved);
});

test('a name that is too long, empty or cannot be stored is refused', async () => {
  const codeOf = async (name: string) => (await upload(url(pdf(20)), name)).errors[0]?.code;
  expect(await codeOf('x'.repeat(256))).toBe('TOO_BIG');
  expect(await codeOf('')).toBe('BLANK');
  expect(await codeOf('a\0.pdf')).toBe('INVALID');
});

test('a visitor’s file never reaches the disk', async () => {
  const before = stored();
  const file = { data: url(pdf(1_000)), filename: 'a.pdf' };
  const input = { invoiceId: kari.ids.invoice, attributes: { file } };
  const { errors } = await server.portal(mutation, { input });
  expect(errors[0]?.extensions?.code).toBe('UNAUTHORIZED');
  expect(stored()).toBe(before);
});
