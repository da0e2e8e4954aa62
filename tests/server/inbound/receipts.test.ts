// Goal: a message to a private address leaves its receipts, checked like every upload, and has no
// other effect.
// Method: the server, the sandbox's mail server in front of it, and messages as phones, offices and
// strangers send them.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import nodemailer from 'nodemailer';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import {
  CONTENT_SHA256,
  MAIL_RECIPIENT,
  sha256Of,
  signedHeaders,
  signedMail,
} from '#shared/signatures/signed-headers.ts';
import { type RealServer, realServer } from '../../api/hostile/support/real-server.ts';
import { type Invoicer, makeInvoicer } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';

const secret = 'between us and the mail server';
const domain = 'inn.example';
let server: RealServer;
let sandbox: RunningSandbox;
let folder: string;
let invoicer: Invoicer;
let address: string;

beforeAll(async () => {
  server = await realServer({ INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret });
  folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-inbound-'));
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    folder,
    parts: ['mail'],
    inbound: { domain, secret, callbackUrl: `${server.url}/inbound/receipts` },
  });
});
afterAll(async () => {
  await sandbox.stop();
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await server.database.committed(async (tx) => {
    invoicer = await makeInvoicer(tx);
    const { token } = await call(tx, invoicer.owner, 'renew_receipt_address', {});
    address = `kvittering+${token}@${domain}`;
  });
});

type Message = Parameters<ReturnType<typeof nodemailer.createTransport>['sendMail']>[0];

/** The answer to the sender: the code of a refusal, or `taken`. */
async function send(message: Message): Promise<number | 'taken'> {
  const mailer = nodemailer.createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });
  try {
    await mailer.sendMail({
      from: 'Ola <ola@example.no>',
      to: address,
      subject: 'Kvittering',
      ...message,
    });
    return 'taken';
  } catch (error) {
    return (error as { responseCode: number }).responseCode;
  } finally {
    mailer.close();
  }
}

type Waiting = Record<'filename' | 'type' | 'fault' | 'sender' | 'subject', string | null> & {
  bytes: number;
};

const waiting = () =>
  server.database.committed((tx) =>
    tx.query<Waiting>(
      `select m.filename, f.content_type as type, m.fault, m.sender, m.subject, f.byte_size::int as bytes
       from app_public.mailed_receipts m left join app_public.files f on f.id = m.file_id
       where m.account_id = $1 and m.discarded_at is null order by m.filename`,
      [invoicer.accountId],
    ),
  );

async function pdf(options: object = {}): Promise<Buffer> {
  const document = new PdfDocument(options);
  document.text(`Kvittering ${Math.random()}`);
  document.end();
  return Buffer.concat(await document.toArray());
}
const picture = () => sharp(randomBytes(4_800), { raw: { width: 40, height: 40, channels: 3 } });

// Requirements: B9.2
test('photos and PDFs are stored for review, with sender and subject; texts and logos of a signature are not', async () => {
  const attachments = [
    { filename: 'hotell.pdf', content: await pdf() },
    { filename: 'taxi.JPG', content: await picture().jpeg().toBuffer() },
    { filename: 'logo.png', cid: 'logo', content: await picture().png().toBuffer() },
    { filename: 'ola.vcf', contentType: 'text/vcard', content: 'BEGIN:VCARD' },
    { filename: 'smime.p7s', contentType: 'application/pkcs7-signature', content: 'signed' },
  ];
  const html = '<p>Hei</p><img src="cid:logo"><script>alert(1)</script>';
  expect(await send({ subject: 'Fwd:  Reise\u202e\u0000', html, text: 'Hei', attachments })).toBe(
    'taken',
  );
  expect(await waiting()).toMatchObject([
    {
      filename: 'hotell.pdf',
      type: 'application/pdf',
      sender: 'ola@example.no',
      subject: 'Fwd: Reise',
    },
    { filename: 'taxi.JPG', type: 'image/jpeg', fault: null },
  ]);
});

test('a person tries it with the form of the sandbox', async () => {
  const sent = async (to: string, accept: string) => {
    const form = new FormData();
    form.set('to', to);
    form.set('subject', 'Drosje');
    form.set('file', new File([new Uint8Array(await pdf())], 'drosje.pdf'));
    return fetch(`http://127.0.0.1:${sandbox.port}/sandbox/api/mail`, {
      method: 'POST',
      headers: { accept },
      body: form,
      redirect: 'manual',
    });
  };
  expect(await (await sent(address, '*/*')).json()).toEqual({ code: 250, message: 'Taken' });
  expect(await waiting()).toMatchObject([
    { filename: 'drosje.pdf', type: 'application/pdf', subject: 'Drosje' },
  ]);
  const other = await sent(`kvittering+${'0'.repeat(32)}@${domain}`, '*/*');
  expect([other.status, await other.json()]).toMatchObject([400, { code: 550 }]);
  const page = await sent('ola@example.no', 'text/html');
  expect(page.headers.get('location')).toBe('/sandbox/?mailed=550#mail');
});

test('a message that is delivered twice, and a picture that is sent again, are one receipt', async () => {
  const attachments = [{ filename: 'a.png', content: await picture().png().toBuffer() }];
  for (const messageId of ['<one@phone>', '<one@phone>', '<two@phone>']) {
    expect(await send({ messageId, attachments })).toBe('taken');
  }
  expect(await waiting()).toHaveLength(1);
});

test('attachments are checked as uploads are, and refusals include the reason', async () => {
  const whole = await pdf();
  const attachments = [
    { filename: 'cut.pdf', content: whole.subarray(0, whole.length - 400) },
    { filename: 'locked.pdf', content: await pdf({ userPassword: 'x', ownerPassword: 'y' }) },
    { filename: 'page.pdf', content: '<html><script>alert(1)</script></html>' },
    {
      filename: 'script.pdf',
      content: Buffer.from(
        whole
          .toString('latin1')
          .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (a) >>'),
        'latin1',
      ),
    },
    { filename: 'IMG_0412.HEIC', content: Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic') },
    { filename: '../../etc/x.exe', content: Buffer.from('MZ\u0000\u0001binary') },
  ];
  expect(await send({ attachments })).toBe('taken');
  const found = await waiting();
  expect(Object.fromEntries(found.map(({ filename, fault }) => [filename, fault]))).toEqual({
    'cut.pdf': 'INCOMPLETE',
    'locked.pdf': 'LOCKED',
    'page.pdf': 'UNKNOWN_TYPE',
    'script.pdf': 'ACTIVE',
    'IMG_0412.HEIC': 'HEIC',
    'x.exe': 'UNKNOWN_TYPE',
  });
  expect(found.every(({ type }) => type === null)).toBe(true);
});

test('a picture of another format, or one that is too large, is converted to an accepted one', async () => {
  const noise = randomBytes(2_500 * 1_500 * 3);
  const large = await sharp(noise, { raw: { width: 2_500, height: 1_500, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(10_000_000);
  const attachments = [
    { filename: 'bilde.webp', content: await picture().webp().toBuffer() },
    { filename: 'stor.png', content: large },
  ];
  expect(await send({ attachments })).toBe('taken');
  const found = await waiting();
  expect(found).toMatchObject([
    { filename: 'bilde.jpg', type: 'image/jpeg' },
    { filename: 'stor.jpg', type: 'image/jpeg' },
  ]);
  expect(found.every(({ bytes }) => bytes < 10_000_000)).toBe(true);
});

describe('a sender is refused immediately, and no mail is sent in reply', () => {
  test('for an unknown address, also one that was replaced', async () => {
    const attachments = [{ filename: 'a.pdf', content: await pdf() }];
    await server.database.committed((tx) => call(tx, invoicer.owner, 'renew_receipt_address', {}));
    expect(await send({ attachments })).toBe(550);
    for (const to of [`kvittering+${'0'.repeat(32)}@${domain}`, `post@${domain}`]) {
      expect(await send({ to, attachments })).toBe(550);
    }
    expect(await waiting()).toEqual([]);
  });

  test('for too many messages today', async () => {
    await server.database.committed((tx) =>
      tx.query(
        `insert into app_private.usages (limit_key, subject_id, used) values ('mailed_receipts', $1, 60)`,
        [invoicer.accountId],
      ),
    );
    expect(await send({ text: 'bombe' })).toBe(552);
  });

  test('with a temporary error while the product is unavailable', async () => {
    const away = await startSandbox({
      port: 0,
      smtpPort: 0,
      folder: path.join(folder, 'away'),
      parts: ['mail'],
      inbound: { domain, secret, callbackUrl: 'http://127.0.0.1:1/inbound/receipts' },
    });
    const mailer = nodemailer.createTransport({ host: '127.0.0.1', port: away.smtpPort });
    const sent = mailer.sendMail({ from: 'a@b.no', to: address, text: 'a' });
    await expect(sent).rejects.toMatchObject({ responseCode: 451 });
    mailer.close();
    await away.stop();
  });
});

describe('a message is not accepted', () => {
  const post = (raw: Buffer, headers: Record<string, string>) =>
    fetch(`${server.url}/inbound/receipts`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', ...headers },
      body: new Uint8Array(raw),
    }).then(({ status }) => status);
  const signed = (raw: Buffer, by = secret, now = Date.now(), recipient = address) => {
    const sha256 = sha256Of(raw);
    return {
      [MAIL_RECIPIENT]: recipient,
      [CONTENT_SHA256]: sha256,
      ...signedHeaders(by, sha256, signedMail(recipient, sha256), now),
    };
  };
  const raw = Buffer.from('From: a@b.no\r\nSubject: x\r\n\r\nhei');

  test('unsigned, with another secret, late, or changed on its way', async () => {
    expect(await post(raw, {})).toBe(401);
    expect(await post(raw, signed(raw, 'another'))).toBe(401);
    expect(await post(raw, signed(raw, secret, Date.now() - 6 * 60_000))).toBe(401);
    expect(await post(Buffer.from('changed'), signed(raw))).toBe(401);
    const other = { ...signed(raw), [MAIL_RECIPIENT]: `kvittering+${'1'.repeat(32)}@${domain}` };
    expect(await post(raw, other)).toBe(401);
    expect(await post(raw, signed(raw))).toBe(204);
  });

  test('when it is too large, and an unsigned one is not read', async () => {
    const large = Buffer.alloc(37_000_000, 'a');
    expect([413, 503]).toContain(await post(large, signed(large)).catch(() => 413));
    const unsigned = Buffer.alloc(200_000, 'a');
    expect(await post(unsigned, {}).catch(() => 413)).toBe(413);
    const fits = Buffer.concat([raw, Buffer.alloc(200_000, 'a')]);
    expect(await post(fits, signed(fits))).toBe(204);
  });

  test.each([
    ['binary', Buffer.from(Array.from({ length: 60_000 }, (_, i) => (i * 7919) & 0xff))],
    ['nothing', Buffer.from('\r\n')],
    ['nested a thousand times', Buffer.from(nested(1_000))],
    ['headers without an end', Buffer.from(`X-A: ${'a'.repeat(400_000)}\r\n`)],
  ])('for long when it is %s', async (_, odd) => {
    const started = Date.now();
    expect(await post(odd, signed(odd))).toBe(204);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect((await waiting()).every(({ type }) => type === null)).toBe(true);
  });
});

function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  );
  return `From: a@b.no\r\n${open.join('')}\r\nhei`;
}
