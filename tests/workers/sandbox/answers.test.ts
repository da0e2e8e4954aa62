// Goal: no mail and no request stops the sandbox. Method: invalid header values are sent to it, and
// another request follows.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';

let folder: string;
let sandbox: RunningSandbox;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'honorar-sandbox-'));
  sandbox = await startSandbox({ port: 0, smtpPort: 0, folder });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const get = (place: string) => fetch(`http://127.0.0.1:${sandbox.port}/sandbox${place}`);

test('an attachment with an invalid content type is an error, and later requests are answered', async () => {
  const raw = [
    'From: a@example.no',
    'To: b@example.no',
    'Subject: Odd',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: application/世界',
    'Content-Disposition: attachment; filename=a.bin',
    '',
    'odd',
    '--x--',
  ].join('\r\n');
  const mailer = createTransport(`smtp://127.0.0.1:${sandbox.smtpPort}`);
  await mailer.sendMail({ envelope: { from: 'a@example.no', to: 'b@example.no' }, raw });
  mailer.close();
  const [mail] = (await (await get('/api/messages')).json()) as { id: string }[];
  expect((await get(`/messages/${mail?.id}/attachments/0`)).status).toBe(500);
  expect((await get('/')).status).toBe(200);
});
