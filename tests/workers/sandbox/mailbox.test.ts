import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { showTime } from '#sandbox/core/route.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { createMailer } from '#workers/core/create-mailer.ts';
import { inboxAt } from '../support/inbox.ts';

const mail = {
  messageId: '<one@honorar.test>',
  to: 'kari@example.no',
  subject: 'Hei på deg',
  text: 'Se https://honorar.test/x',
  html: '<html><head><script>alert(1)</script></head><body>Hei</body></html>',
  language: 'nb' as const,
  attachments: [
    { filename: 'Ærlig.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
  ],
};

test('mail survives a restart, is shown without running scripts, and returns its attachments', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'honorar-mailbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const before = await startSandbox({ port: 0, smtpPort: 0, folder });
  const mailer = createMailer(`smtp://127.0.0.1:${before.smtpPort}`, 'Honorar <post@honorar.no>');
  await mailer.send(mail);
  mailer.close();
  await before.stop();

  const after = await startSandbox({ port: 0, smtpPort: 0, folder });
  const url = `http://127.0.0.1:${after.port}`;
  const [stored] = await inboxAt(url).of('kari@example.no');
  expect(stored).toMatchObject({ subject: mail.subject, links: ['https://honorar.test/x'] });
  expect(stored!.attachments[0]!.filename).toBe('Ærlig.pdf');
  expect((await inboxAt(url).attachment(stored!, 0)).toString()).toBe('%PDF');

  const shown = await fetch(`${url}/sandbox/messages/${stored!.id}/html`);
  const policy = shown.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox /);
  expect(policy).not.toContain('allow-scripts');
  const inbox = await (await fetch(`${url}/sandbox/?lang=en`)).text();
  expect(inbox).toContain('Hei på deg');
  expect(inbox).not.toContain('https://honorar.test/x');
  await after.stop();
});

test('a full inbox is shown page by page, and earlier pages do not change', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'honorar-full-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const texted = Array.from({ length: 130 }, (_, number) =>
    JSON.stringify({
      id: `${String(number).padStart(9, '0')}`,
      messageId: `m${number}`,
      from: 'Honorar',
      to: '+4740000001',
      text: `Kode ${number}.`,
      receivedAt: '2026-11-21T23:39:00.000Z',
    }),
  );
  await writeFile(path.join(folder, 'sms.jsonl'), texted.join('\n'));
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, folder });
  const page = async (address: string) =>
    (await fetch(`http://127.0.0.1:${sandbox.port}${address}`)).text();
  const newest = await page('/sandbox/?search=kode');
  expect(newest.match(/<li class="row/g)).toHaveLength(100);
  expect(newest).toContain('Kode 129.');
  expect(newest).toContain('data-newest="000000129"');
  const [, older = ''] = /href="(\/sandbox\/\?before=[^"]*)"/.exec(newest) ?? [];
  const before = await page(older.replaceAll('&amp;', '&'));
  expect(before.match(/<li class="row/g)).toHaveLength(30);
  expect(before).toContain('Kode 29.');
  expect(before).not.toContain('Kode 30.');
  expect(before).not.toContain('data-newest');
  expect(before).not.toContain('before=');
  await sandbox.stop();
});

test('a timestamp is shown in Norwegian time, whatever the time zone of the server', () => {
  const moment = '2026-11-21T23:39:00.000Z';
  expect(showTime(moment, 'nb').markup).toContain('22. nov. 2026, 00:39');
  expect(showTime(moment, 'en').markup).toContain('22 Nov 2026, 00:39');
});

test('the operators’ codes match their secrets', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'honorar-codes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    path.join(folder, 'totp.json'),
    '[{"email":"drift@example.no","secret":"JBSWY3DPEHPK3PXP"}]',
  );
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, folder });
  const codes = await (await fetch(`http://127.0.0.1:${sandbox.port}/sandbox/api/codes`)).json();
  expect(codes).toEqual([
    {
      email: 'drift@example.no',
      code: expect.stringMatching(/^\d{6}$/),
      secondsLeft: expect.any(Number),
    },
  ]);
  await sandbox.stop();
});
