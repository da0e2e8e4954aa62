import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../support/start-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

test('who registers gets a link to confirm with, and the queue forgets the token', async () => {
  await world.database.committed(async (tx) => {
    const [user] = await tx.query<{ id: string }>(
      `insert into app_public.users (email, first_name, language) values ('ny@example.no', 'Nora', 'NB') returning id`,
    );
    await tx.query(`select app_private.mail_one_time_link($1, 'CONFIRM')`, [user!.id]);
  });
  await world.runJobs();
  const [mail] = await world.inbox.of('ny@example.no');
  expect(mail!.subject).toBe('Bekreft e-postadressen din');
  expect(mail!.links[0]).toMatch(/\/v2\/nb\/login\/magic-link\/verification\?token=\S{43}$/);
  expect(await world.waiting()).toEqual([]);
});
