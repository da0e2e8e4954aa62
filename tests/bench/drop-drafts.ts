import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { env } from '../support/env.ts';
import type { BenchDatabase } from './bench-database.ts';

/**
 * Drops the drafts that a bench has made, so that the next round can make as many as it can: an
 * account has a limited number, and a limited number an hour, and each creation counts them.
 */
export async function dropDrafts({ ownerUrl }: BenchDatabase): Promise<void> {
  const database = new URL(ownerUrl).pathname.slice(1);
  await withClient(databaseUrl(env.clusterUrl, { database }), (client) =>
    client.query(`
      create temp table drafts as select i.id from app_public.invoices i
      join app_public.accounts a on a.id = i.account_id join app_public.users u on u.id = a.primary_user_id
      where i.status = 'DRAFT' and u.email = 'bench42@example.no';
      set session_replication_role = replica;
      update app_public.limits set maximum = 1000000;
      delete from app_public.invoice_lines l using drafts d where d.id = l.invoice_id;
      delete from app_public.invoices i using drafts d where d.id = i.id;`),
  );
}
