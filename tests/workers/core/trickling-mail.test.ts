// Goal: a mail server that never finishes its answer delays one mail and nothing else.
// Method: a socket that answers every line with the beginning of an answer, and continues it as
// long as the client listens, well within the timeout for silence.
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer, MailRefusedError } from '#workers/core/create-mailer.ts';
import { startWorker } from '#workers/core/start-worker.ts';
import { createTestDatabase } from '../../support/create-test-database.ts';
import { type DrippingMailServer, drippingMailServer } from '../../support/dripping-mail-server.ts';
import { enqueueSupportMails } from '../../support/enqueue-support-mails.ts';

const mail = { messageId: '<a@b>', to: 'per@example.com', subject: 'S', text: 'T', html: '<p>T' };
let server: DrippingMailServer;
beforeEach(async () => {
  server = await drippingMailServer(5);
});
afterEach(() => server.close());

test('a mail has a time limit, whatever the server sends, and its connection is closed', async () => {
  const mailer = createMailer(server.url, 'Honorar <a@example.com>', 200);
  try {
    const sending = mailer.send({ ...mail, language: 'nb' });
    await expect(sending).rejects.not.toThrow(MailRefusedError);
    await expect.poll(() => server.listened.length).toBe(1);
    expect(mailer.isResting()).toBe(false);
  } finally {
    mailer.close();
  }
});

test('while every mail hangs, other jobs run, and no more mails are started', async () => {
  const concurrency = 2;
  const database = await createTestDatabase();
  await enqueueSupportMails(database, 8);
  const worker = await startWorker(
    {
      databaseUrl: database.workerUrl,
      publicUrl: 'https://honorar.test',
      filesUrl: '/tmp',
      smtpUrl: server.url,
      mailFrom: 'post@honorar.test',
      checks: null,
      numberKey: null,
      bankFilesUrl: null,
      paymentFileVersion: '03',
      accessPoint: null,
      ehfRules: null,
      registerUrl: null,
      concurrency,
      smsUrl: 'http://127.0.0.1:1',
      smsFrom: 'Honorar',
      webhooks: '',
      logLevel: 'silent',
      healthPort: null,
      healthFile: null,
      collector: null,
    },
    pino({ level: 'silent' }),
  );
  const waiting = (task: string) =>
    database.committed((tx) =>
      tx.query('select from graphile_worker.jobs where task_identifier = $1', [task]),
    );
  try {
    await expect.poll(server.connectionCount).toBe(concurrency);
    await database.committed((tx) =>
      tx.query(`select app_private.enqueue('identity/forget_sign_in_traces', '{}')`),
    );
    await expect.poll(() => waiting('identity/forget_sign_in_traces')).toEqual([]);
    expect(server.connectionCount()).toBe(concurrency);
    expect(await waiting('clients/send_support_message')).toHaveLength(8);
  } finally {
    server.close();
    await worker.stop('the test is over');
    await database.drop();
  }
});
