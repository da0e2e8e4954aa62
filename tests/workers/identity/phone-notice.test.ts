import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../support/start-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

test.each([
  ['NB', 'Et telefonnummer er lagt til', 'nb'],
  ['EN', 'A phone number was added', 'en'],
])(
  'the owner of a verified number is notified once, in %s, of its last digits only',
  async (language, subject, path) => {
    const email = `${path}@example.no`;
    await world.database.committed(async (tx) => {
      const [phone] = await tx.query<{ id: string; user_id: string }>(
        `with u as (insert into app_public.users (email, first_name, language) values ($1, 'Nora', $2::app_public.language) returning id)
       insert into app_public.phone_numbers (user_id, country_code, number, e164) select id, 'NO', '91234567', '+4791234567' from u
       returning id, user_id`,
        [email, language],
      );
      await tx.as({ role: 'app_user', settings: { 'app.user_id': phone!.user_id } }, (client) =>
        client.query(`select app_private.record_event('phone_numbers', $1, null, 'PROVEN', null)`, [
          phone!.id,
        ]),
      );
    });
    await world.runJobs();
    const mails = await world.inbox.of(email);
    expect(mails.map((mail) => mail.subject)).toEqual([subject]);
    expect(mails[0]!.links[0]).toMatch(new RegExp(`/v2/${path}/login/reset-password$`));
    expect(JSON.stringify(mails)).toContain('4567');
    expect(JSON.stringify(mails)).not.toContain('91234567');
  },
);
