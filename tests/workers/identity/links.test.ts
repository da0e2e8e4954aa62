import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../support/start-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

async function register(email: string): Promise<void> {
  await world.database.committed(async (tx) => {
    const [user] = await tx.query<{ id: string }>(
      `insert into app_public.users (email, first_name, language) values ($1, 'Nora', 'NB') returning id`,
      [email],
    );
    await tx.query(`select app_private.mail_one_time_link($1, 'CONFIRM')`, [user!.id]);
  });
}

async function letTheMailServer(fault: 'ok' | 'refuses'): Promise<void> {
  await fetch(`http://127.0.0.1:${world.sandbox.port}/sandbox/api/faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'mail', fault }),
  });
}

test('a new user gets a link to confirm their address, and the queue deletes the token', async () => {
  await register('ny@example.no');
  await world.runJobs();
  const [mail] = await world.inbox.of('ny@example.no');
  expect(mail!.subject).toBe('Bekreft e-postadressen din');
  expect(mail!.links[0]).toMatch(/\/v2\/nb\/login\/magic-link\/verification\?token=\S{43}$/);
  expect(await world.waiting()).toEqual([]);
});

test('a refused address is tried once, not for days', async () => {
  await letTheMailServer('refuses');
  await register('nowhere@example.no');
  await world.runJobs();
  await letTheMailServer('ok');
  expect(await world.waiting()).toEqual([]);
});

// Requirements: A4.59
test('a link that expired before its mail was sent is not mailed', async () => {
  await register('sen@example.no');
  await world.database.committed((tx) =>
    tx.query(`update app_private.one_time_links set expires_at = now() where email = $1`, [
      'sen@example.no',
    ]),
  );
  await world.runJobs();
  expect(await world.inbox.of('sen@example.no')).toEqual([]);
  expect(await world.waiting()).toEqual([]);
});
