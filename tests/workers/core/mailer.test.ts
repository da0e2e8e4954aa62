// Goal: a mail that is rejected permanently is distinguished from a temporary failure of the
// server.
// Method: a real SMTP server that answers each message as the test sets.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer, type Mailer, MailRefusedError } from '#workers/core/create-mailer.ts';

const mail = { messageId: '<a@b>', to: 'per@example.com', subject: 'S', text: 'T', html: '<p>T' };
let responseCode: number;
let recipients: string[];
let server: SMTPServer;
let mailer: Mailer;

beforeEach(async () => {
  recipients = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.once('end', () => done(Object.assign(new Error('no'), { responseCode })));
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  mailer = createMailer(`smtp://127.0.0.1:${port}`, 'Honorar <a@example.com>');
});
afterEach(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const send = () => mailer.send({ ...mail, language: 'nb' });

test('a permanently rejected message is given up, and the server counts as healthy', async () => {
  responseCode = 554;
  for (let n = 0; n < 6; n += 1) await expect(send()).rejects.toThrow(MailRefusedError);
  expect(mailer.isResting()).toBe(false);
});

test('a server with a temporary failure is tried again, and not called for a while after several failures', async () => {
  responseCode = 451;
  for (let n = 0; n < 5; n += 1) {
    await expect(send()).rejects.not.toThrow(MailRefusedError);
  }
  expect(mailer.isResting()).toBe(true);
});

test.each(['root,per@example.com', 'alle:per@example.com;', 'x <per@example.com>', 'root'])(
  'a recipient that is not one address is not read as a list, a group or a name: %s',
  async (to) => {
    responseCode = 250;
    await mailer.send({ ...mail, to, language: 'nb' }).catch(() => {});
    // The mailer quotes the address where needed; no such mailbox exists.
    expect(recipients.filter((one) => one.replaceAll('"', '') !== to)).toEqual([]);
  },
);

test('the named recipient gets the mail', async () => {
  responseCode = 554;
  await expect(send()).rejects.toThrow(MailRefusedError);
  expect(recipients).toEqual(['per@example.com']);
});
