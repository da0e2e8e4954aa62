import pino from 'pino';
import { expect, test } from 'vitest';
import { createOutbox } from '#workers/core/create-outbox.ts';
import type { WorkerContext } from '#workers/core/worker-task.ts';

// Goal: a job that was enqueued before its recipient was removed ends without a message. Method: a
// database whose claim_message answers so, and a mailer that must not be called.

test('a mail without a recipient is not sent, and its job is done', async () => {
  const requested: string[] = [];
  const outbox = createOutbox({
    database: {
      call: async (name: string) => {
        requested.push(name);
        return 'NOBODY';
      },
    },
    mailer: { send: () => Promise.reject(new Error('a mail was sent')) },
    publicUrl: 'https://honorar.example',
    log: pino({ level: 'silent' }),
  } as unknown as WorkerContext);
  await outbox.mail({
    purpose: 'notice',
    about: '1',
    to: 'slettet-1@slettet.invalid',
    language: 'NB',
    subject: 'Hei',
    html: '<p>Hei</p>',
    text: 'Hei',
  } as never);
  expect(requested).toEqual(['claim_message']);
});
