// Goal: a receipt, which goes to the client, contains only its visible contents. Method: pictures
// as a telephone makes them, with the place, the owner and more beside the pixels, sent through the
// server and fetched as the client would.
import sharp, { type Sharp } from 'sharp';
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

interface File {
  byteSize: number;
  contentType: string;
  downloadPath: string;
  thumbPath: string | null;
}

async function uploadAndFetch(bytes: Buffer, filename: string) {
  const text = `mutation ($input: CreateReceiptInput!) { createReceipt(input: $input) {
    receipt { file { byteSize contentType downloadPath thumbPath } } errors { code path } } }`;
  const data = `data:application/octet-stream;base64,${bytes.toString('base64')}`;
  const input = { invoiceId: kari.ids.invoice, attributes: { file: { data, filename } } };
  const answer = await server.portal<{ createReceipt: Payload<{ receipt: { file: File } }> }>(
    text,
    { input },
    kari.token,
  );
  const { receipt, errors } = answer.data.createReceipt;
  expect(errors).toEqual([]);
  const get = async (path: string) =>
    Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
  const whole = await get(receipt.file.downloadPath);
  expect(whole.length).toBe(receipt.file.byteSize);
  return { whole, small: receipt.file.thumbPath ? await get(receipt.file.thumbPath) : null };
}

/** Red on the left, blue on the right, and all metadata of a telephone. */
const telling = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#f00' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({
      IFD0: { Make: 'Telefonmerke', Artist: 'Kari Nordmann' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Storgata 1</place></x:xmpmeta>');

const secrets = ['Telefonmerke', 'Kari Nordmann', 'GPS', 'Exif', 'Storgata', 'xmpmeta', 'hidden'];

async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const one = { left, top, width: 1, height: 1 };
  return [...(await sharp(bytes).extract(one).removeAlpha().raw().toBuffer())];
}

test.each([
  ['jpeg', 'foto.jpg'],
  ['png', 'skjerm.png'],
] as const)('a %s keeps its pixels and no metadata', async (format, filename) => {
  const made = await telling(400, 200)[format]().toBuffer();
  expect(made.toString('latin1')).toContain('Telefonmerke');
  const { whole, small } = await uploadAndFetch(
    Buffer.concat([made, Buffer.from('hidden behind the end')]),
    filename,
  );
  for (const secret of secrets) {
    expect(whole.toString('latin1'), secret).not.toContain(secret);
    expect(small?.toString('latin1'), secret).not.toContain(secret);
  }
  const { exif, xmp, iptc, width, height, ...more } = await sharp(whole).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  expect({ width, height, format: more.format }).toEqual({ width: 400, height: 200, format });
  const [red, , blue] = await colourAt(whole, 50, 100);
  expect(red).toBeGreaterThan(245);
  expect(blue).toBeLessThan(10);
});

test('a picture taken sideways is shown upright, without its orientation tag', async () => {
  const made = await telling(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { whole } = await uploadAndFetch(made, 'foto.jpg');
  const { width, height, orientation } = await sharp(whole).metadata();
  expect({ width, height, orientation }).toEqual({
    width: 200,
    height: 400,
    orientation: undefined,
  });
  expect((await colourAt(whole, 100, 50))[0]).toBeGreaterThan(245);
  expect((await colourAt(whole, 100, 350))[2]).toBeGreaterThan(245);
});

test('small print stays legible: no pixel of a photographed text changes much', async () => {
  const text = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="60"><rect width="600" height="60" fill="#fff"/>
     <text x="5" y="30" font-size="12" fill="#c00">Sum 1 234,50 herav MVA 246,90</text></svg>`,
  );
  const made = await sharp(text).flatten().jpeg({ quality: 85 }).toBuffer();
  const { whole } = await uploadAndFetch(made, 'kvittering.jpg');
  const [before, after] = await Promise.all([
    sharp(made).raw().toBuffer(),
    sharp(whole).raw().toBuffer(),
  ]);
  const apart = before.map((value, i) => Math.abs(value - (after[i] ?? 0)));
  expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(1);
  expect(whole.length).toBeLessThan(made.length * 2);
});

test('a PDF is stored unchanged, byte for byte', async () => {
  const pdf = pdfOf(['%âãÏÓ\n1 0 obj<</Author(Kari)>>endobj']);
  expect((await uploadAndFetch(pdf, 'kvittering.pdf')).whole).toEqual(pdf);
});

test('many pictures at once are processed a few at a time, and stored files can still be read', async () => {
  const made = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#a52' },
  })
    .jpeg()
    .toBuffer();
  let most = 0;
  const looking = setInterval(() => {
    // Not their sum: the two are read one after the other, and memory that moves between them is in
    // both.
    const { process, queue } = sharp.counters();
    most = Math.max(most, process, queue);
  }, 1);
  await Promise.all(Array.from({ length: 8 }, () => uploadAndFetch(made, 'foto.jpg')));
  clearInterval(looking);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});
