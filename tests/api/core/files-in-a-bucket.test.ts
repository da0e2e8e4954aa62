// Goal: with files in a bucket the product works as with a folder, and an outage of the bucket
// loses nothing and leaves nothing half done. Method: the real server with a simulated bucket that
// checks every signature and can be disconnected.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type S3Peer, startS3Peer } from '../../support/s3/start-s3-peer.ts';
import { type RealServer, realServer } from '../hostile/support/real-server.ts';
import { makeTenant, type Tenant } from '../hostile/support/tenant.ts';
import type { Payload } from '../support/answer.ts';

const credentials = { accessKeyId: 'AKIDHONORAR', secretAccessKey: 'hemmelig' };
let peer: S3Peer;
let server: RealServer;
let kari: Tenant;
let picture: Buffer;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  peer = await startS3Peer('filer', credentials);
  server = await realServer({ FILES_URL: `${peer.filesUrl}&patience=300` });
  kari = await makeTenant(server.database);
  const blue = { width: 900, height: 600, channels: 3, background: '#2e6aa8' } as const;
  picture = await sharp({ create: blue }).png().toBuffer();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.[Symbol.asyncDispose]();
  await peer?.[Symbol.asyncDispose]();
});

const mutation = `mutation ($input: CreateReceiptInput!) { createReceipt(input: $input) {
  receipt { file { downloadPath thumbPath } } errors { code path } } }`;

interface Uploaded {
  createReceipt: Payload<{ receipt: { file: { downloadPath: string; thumbPath: string } } }>;
}

function upload() {
  const data = `data:image/png;base64,${picture.toString('base64')}`;
  const file = { data, filename: 'kvittering.png' };
  const input = { invoiceId: kari.ids.invoice, attributes: { file } };
  return server.portal<Uploaded>(mutation, { input }, kari.token);
}
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const receipts = () =>
  server.database.rolledBack(async (tx) => {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from app_public.receipts',
    );
    return row?.count;
  });

test('an upload, its thumbnail and a byte range of it are read from the bucket', async () => {
  const { data } = await upload();
  const { downloadPath, thumbPath } = data.createReceipt.receipt.file;
  expect([...peer.objects.keys()]).toHaveLength(2);
  expect(Buffer.from(await (await open(downloadPath)).arrayBuffer())).toEqual(picture);
  const part = await open(downloadPath, { range: 'bytes=1-3' });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  const small = await open(thumbPath);
  expect(small.headers.get('content-type')).toBe('image/webp');
  const size = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
  expect(size.width).toBeLessThan(900);
});

test.each(['closed', 'silent'] as const)('a bucket that is %s loses nothing', async (how) => {
  const { data } = await upload();
  const { downloadPath } = data.createReceipt.receipt.file;
  const before = await receipts();
  await peer.goDown(how);
  const refused = await upload();
  expect(refused.data?.createReceipt ?? null).toBeNull();
  expect(JSON.stringify(refused.errors)).toMatch(/[0-9a-f]{8}-[0-9a-f-]{27}/);
  expect(JSON.stringify(refused)).not.toMatch(/ECONN|127\.0\.0\.1|bucket|timeout/i);
  const unreadable = await open(downloadPath);
  expect(unreadable.status).toBe(503);
  expect(unreadable.headers.get('retry-after')).toBe('30');
  expect(await unreadable.json()).toMatchObject({ error: 'This file cannot be read just now.' });
  expect((await open('/healthz')).status).toBe(200);
  await peer.comeBack();
  expect(await receipts()).toBe(before);
  expect((await open(downloadPath)).status).toBe(200);
  expect((await upload()).data.createReceipt.errors).toEqual([]);
});

test('rejected credentials are an internal error that reveals nothing', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'another');
  await using other = await realServer({ FILES_URL: peer.filesUrl });
  const tenant = await makeTenant(other.database);
  const file = { data: `data:image/png;base64,${picture.toString('base64')}`, filename: 'a.png' };
  const input = { invoiceId: tenant.ids.invoice, attributes: { file } };
  const { data, errors } = await other.portal<Uploaded | null>(mutation, { input }, tenant.token);
  expect(data?.createReceipt ?? null).toBeNull();
  expect(JSON.stringify(errors)).not.toMatch(/Signature|AKID|another/);
});
