import { withClient } from '#db/tools/with-client.ts';
import type { BenchDatabase } from './bench-database.ts';

export type BenchSession = {
  token: string;
  freelanceProfileId: string;
  bankAccountId: string;
  clientId: string;
  invoiceId: string;
};

const firstClient = `
  select c.id from app_public.clients c
  join app_public.accounts a on a.id = c.account_id join app_public.users u on u.id = a.primary_user_id
  where u.email = 'bench42@example.no' order by c.client_number limit 1`;

/** A real session of one of the loaded freelancers, and the rows that their invoice needs. */
export function benchSession(database: BenchDatabase): Promise<BenchSession> {
  return withClient(database.ownerUrl, async (client) => {
    // A payee who is a person verifies their identity before they submit.
    await client.query(`
      insert into app_public.identities (user_id, country, identifier, first_name, last_name, is_default)
      select id, 'DK', '010190****', first_name, last_name, true from app_public.users where email = 'bench42@example.no'`);
    // An invoice approves itself if the register reports the client as sound, so this one is in the
    // sandbox's.
    await client.query(
      `update app_public.clients set org_number = '310397377' where id = (${firstClient})`,
    );
    const { rows } = await client.query<BenchSession>(`
      select
        app_private.open_session(u.id, a.id) as token,
        p.id as "freelanceProfileId",
        b.id as "bankAccountId",
        (${firstClient}) as "clientId",
        (select i.id from app_public.invoices i where i.account_id = a.id order by i.created_at desc limit 1) as "invoiceId"
      from app_public.users u
      join app_public.accounts a on a.primary_user_id = u.id
      join app_public.freelance_profiles p on p.account_id = a.id
      join app_public.bank_accounts b on b.freelance_profile_id = p.id
      where u.email = 'bench42@example.no'`);
    const [session] = rows;
    if (!session) throw new Error('the loaded data has no bench42@example.no');
    return session;
  });
}
