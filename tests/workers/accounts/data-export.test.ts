// Goal: a data export is one file with the person's rows and files, created once, with a mail that
// announces it. Method: a real queue, storage and mail server, the file unpacked.
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { startWorld, type World } from '../support/start-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

// Requirements: B13.11
test('one file with data and files, whose names cannot leave its folder, and a mail when it is ready', async () => {
  await world.context.storage.put('2026/a.pdf', Buffer.from('%PDF-1'));
  const { email, id } = await world.database.committed(async (tx) => {
    const person = await registerPerson(tx, { occupation: 'Uvanligord' });
    await tx.query(
      `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
       values ($1, '../../æ:øå.pdf', 'application/pdf', 6, sha256('a'), '2026/a.pdf')`,
      [person.accountId],
    );
    const { who } = await signIn(tx, person.userId, person.accountId);
    const requested = await call<{ id: string }>(tx, who, 'create_data_export', {});
    return { email: person.email, id: requested.id };
  });
  await world.runJobs();
  const bytes = await buffer(await world.context.storage.get(`exports/${id}.zip`));
  const parts = unzipSync(bytes);
  const names = Object.keys(parts);
  expect(names.slice(0, 2)).toEqual(['README.txt', 'data.json']);
  expect(names[2]).toMatch(/^files\/[0-9a-f-]{36}-\.\._\.\._æ_øå\.pdf$/);
  expect(strFromU8(parts[names[2]!]!)).toBe('%PDF-1');
  const data = JSON.parse(strFromU8(parts['data.json']!));
  expect(data.users).toMatchObject([{ occupation: 'Uvanligord' }]);
  const mails = await world.inbox.of(email);
  expect(mails.filter(({ subject }) => /dataene dine er klar/.test(String(subject)))).toHaveLength(
    1,
  );
  expect(await world.waiting()).toEqual([]);
});
