// Goal: a mail server that never comes to the end of what it says costs one mail its time, no more.
// Method: a socket that answers every line with the beginning of an answer, and goes on with it as
// long as somebody listens, well within the time that silence is allowed to last.
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createMailer, MailRefusedError } from '../../../workers/core/create-mailer.ts';

const mail = { messageId: '<a@b>', to: 'per@example.com', subject: 'S', text: 'T', html: '<p>T' };

test('a mail has an end, whatever the server goes on saying, and its connection is let go', async () => {
  let letGo: () => void = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    let trickle: NodeJS.Timeout | undefined;
    socket.once('data', () => {
      trickle = setInterval(() => socket.write('250-and so on\r\n'), 5);
    });
    socket.once('close', () => {
      clearInterval(trickle);
      letGo();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'Honorar <a@example.com>', 200);
  try {
    const sending = mailer.send({ ...mail, language: 'nb' });
    await expect(sending).rejects.not.toThrow(MailRefusedError);
    await gone;
    expect(mailer.isResting()).toBe(false);
  } finally {
    mailer.close();
    server.close();
  }
});
