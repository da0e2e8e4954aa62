import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openStorage } from '#shared/storage/open-storage.ts';
import { type S3Peer, startS3Peer } from '../../support/s3/start-s3-peer.ts';

// Goal: a bucket serves as well as a folder, and an unavailable or refusing one is reported soon.
// Method: a simulated bucket over HTTP that checks every signature.

const credentials = { accessKeyId: 'AKIDHONORAR', secretAccessKey: 'hemmelig/+nøkkel' };
let peer: S3Peer;
beforeAll(async () => {
  peer = await startS3Peer('kvitteringer', credentials);
});
beforeEach(() => {
  peer.objects.clear();
  peer.asked.length = 0;
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  vi.stubEnv('AWS_REGION', '');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => peer[Symbol.asyncDispose]());

const storage = () => openStorage(peer.filesUrl);
async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage().list()) found.push(key);
  return found;
}

test('a file is returned as it was stored, whole or in part', async () => {
  await storage().put('2026/11/a.txt', Buffer.from('kvittering'));
  await storage().put('b', Readable.from([Buffer.from('i to '), Buffer.from('deler')]));
  expect(await text(await storage().get('2026/11/a.txt'))).toBe('kvittering');
  expect(await text(await storage().get('b'))).toBe('i to deler');
  expect(await text(await storage().get('b', { start: 2, end: 3 }))).toBe('to');
  expect([...peer.objects.keys()]).toEqual(['filer/2026/11/a.txt', 'filer/b']);
});

test('every key is listed, however many pages there are, and foreign keys are not', async () => {
  for (const key of ['a', 'b', 'c/d', 'e', 'f']) await storage().put(key, Buffer.from(key));
  peer.objects.set('annet/g', { content: Buffer.from('g'), writtenAt: new Date() });
  expect(await keys()).toEqual(['a', 'b', 'c/d', 'e', 'f']);
  expect(peer.asked.filter((one) => one === 'GET ')).toHaveLength(3);
});

test('a deleted file is gone, and deleting it again is no error', async () => {
  await storage().put('a', Buffer.from('x'));
  await storage().delete('a');
  await storage().delete('a');
  expect(await keys()).toEqual([]);
  await expect(storage().get('a')).rejects.toThrow('NoSuchKey');
});

test('wrong credentials are reported, and change nothing', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'another');
  await expect(storage().put('a', Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody');
  await expect(storage().get('a')).rejects.toThrow('InvalidAccessKeyId');
  expect(peer.objects.size).toBe(0);
});

test('a missing bucket is reported', async () => {
  const elsewhere = openStorage(peer.filesUrl.replace('kvitteringer', 'finnesikke'));
  await expect(elsewhere.put('a', Buffer.from('x'))).rejects.toThrow('NoSuchBucket');
});

test('an unavailable bucket is reported soon, and used again when it is back', async () => {
  const stored = storage();
  await stored.put('a', Buffer.from('x'));
  for (const how of ['closed', 'silent'] as const) {
    await peer.goDown(how);
    await expect(openStorage(`${peer.filesUrl}&patience=300`).get('a'), how).rejects.toThrow();
    await peer.comeBack();
    expect(await text(await stored.get('a'))).toBe('x');
  }
});

test('a key that leaves the prefix is refused', async () => {
  await expect(storage().put('../a', Buffer.from('x'))).rejects.toThrow('not a storage key');
});
