import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { removeOrphanFiles } from '#workers/modules/core/remove_orphan_files.ts';
import { type S3Peer, startS3Peer } from '../../support/s3/start-s3-peer.ts';
import { startWorld, type World } from '../support/start-world.ts';
import { approveInvoice } from '../support/submit-invoice.ts';

// Goal: documents are stored in a bucket, wait while it is unavailable, and only orphans are
// removed.
// Method: the real queue with a simulated bucket that checks every signature and can be
// disconnected.

const credentials = { accessKeyId: 'AKIDHONORAR', secretAccessKey: 'hemmelig' };
let peer: S3Peer;
let world: World;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  peer = await startS3Peer('filer', credentials);
  world = await startWorld({ filesUrl: `${peer.filesUrl}&patience=300` });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await world?.end();
  await peer?.[Symbol.asyncDispose]();
});

test.each(['closed', 'silent'] as const)(
  'an invoice waits for a bucket that is %s, and is sent once when it is available again',
  async (how) => {
    const { clientEmail } = await approveInvoice(world);
    await peer.goDown(how);
    await world.runJobs();
    const tried = { task: 'invoicing/render_invoice', attempts: 1, error: expect.any(String) };
    await expect.poll(() => world.waiting()).toContainEqual(tried);
    expect(await world.inbox.of(clientEmail)).toEqual([]);

    await peer.comeBack();
    await world.passTime();
    await world.runJobs();
    expect(await world.waiting()).toEqual([]);
    const [mail, ...more] = await world.inbox.of(clientEmail);
    expect(more).toEqual([]);
    const sent = await world.inbox.attachment(mail!, 0);
    const stored = [...peer.objects.values()].map(({ content }) => content);
    expect(stored.some((content) => content.equals(sent))).toBe(true);
  },
);

test('an orphan is deleted after a day; documents and new files stay', async () => {
  await approveInvoice(world);
  await world.runJobs();
  const content = Buffer.from('bytes');
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const object of peer.objects.values()) object.writtenAt = longAgo;
  const documents = [...peer.objects.keys()];
  peer.objects.set('filer/2026/orphan', { content, writtenAt: longAgo });
  peer.objects.set('filer/2026/fresh', { content, writtenAt: new Date() });
  peer.objects.set('another/place', { content, writtenAt: longAgo });
  await removeOrphanFiles({}, world.context);
  expect([...peer.objects.keys()].sort()).toEqual(
    [...documents, 'another/place', 'filer/2026/fresh'].sort(),
  );
});
