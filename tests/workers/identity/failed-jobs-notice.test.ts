import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { anOperator } from '../../support/fixtures/an-operator.ts';
import { startWorld, type World } from '../support/start-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

test('operators are notified of failed jobs, with a link that opens the queue itself', async () => {
  const email = await world.database.committed(async (tx) => {
    const { userId } = await anOperator(tx, 'ADMIN');
    const received = { id: randomUUID(), count: 2, tasks: ['identity/send_sms'] };
    await tx.query(`select app_private.enqueue('identity/tell_operators', $1)`, [received]);
    const [user] = await tx.query<{ email: string }>(
      'select email from app_public.users where id = $1',
      [userId],
    );
    return user!.email;
  });
  await world.runJobs();
  const [mail, ...more] = (await world.inbox.of(email)).filter(({ subject }) =>
    /^2 /.test(subject),
  );
  expect(more).toEqual([]);
  // The console routes by path: text after a # would open its first screen. The path is the
  // console's name of the table, not that of its file.
  expect(mail!.text).toContain(wordsIn(readWords('nb')).named('identity/send_sms'));
  expect(mail!.text).not.toContain('identity/');
  expect(mail!.links[0]).toMatch(/[^#]\/admin\/queue\/failedJobs$/);
});
