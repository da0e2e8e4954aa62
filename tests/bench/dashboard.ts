import pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { env } from '../support/env.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { scale, scaled } from './scale.ts';
import { timesOf } from './times-of.ts';

const mostMs = 15;

export const dashboardQuery = `{
  dashboard {
    year drafts rejected undelivered freelanceProfiles clients hasSubmitted members invited
    waiting { id status isUndelivered documentNumber clientName currency total dueOn sinceAt }
    overdue { id documentNumber clientName currency total dueOn }
    nextPayout { id documentNumber clientName currency payoutAmount dueOn }
    sums {
      currency withClients withClientsCount overdue overdueCount inReview inReviewCount invoiced settled payoutAmount
    }
    months { startsOn currency invoiced settled }
    recentEvents { id eventType occurredAt actor documentNumber clientName currency total }
  }
}`;

/**
 * The dashboard of an account with 5 000 invoices, queried from the API one call after the other.
 * By hand is the minimum required: the same rows read and added up under the same policies, without
 * any of the lists.
 */
export async function dashboard(database: BenchDatabase, url: string): Promise<Figure> {
  await makeBusy(database, 'bench-43', 151, 150 + scale.busyInvoices);
  const { token, accountId, userId } = await sessionOf(database, 'bench-43');
  const ask = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: dashboardQuery }),
    });
    const text = await response.text();
    if (!/"waiting":\[\{/.test(text)) throw new Error(`no dashboard: ${text.slice(0, 500)}`);
  };
  const client = new pg.Client(database.authenticatorUrl);
  await client.connect();
  try {
    const settings = [
      'role',
      'app.account_role',
      'app.account_id',
      'app.user_id',
      'app_user',
      'OWNER',
      accountId,
      userId,
    ];
    const addUp = async () => {
      await client.query('begin');
      await client.query(
        'select set_config($1, $5, true), set_config($2, $6, true), set_config($3, $7, true), set_config($4, $8, true)',
        settings,
      );
      await client.query(
        'select status, sum(total_minor) from app_public.invoices group by status',
      );
      await client.query('commit');
    };
    const [ours, byHand] = [await timesOf(ask), await timesOf(addUp)];
    return {
      name: 'dashboard of 5 000 invoices',
      unit: 'ms',
      value: median(ours),
      most: mostMs,
      against: median(byHand),
      ratio: median(byHand) / median(ours),
      details: { p99Ms: ours.toSorted((a, b) => a - b)[Math.floor(ours.length * 0.99)] ?? 0 },
    };
  } finally {
    await client.end();
  }
}

/** Gives an account invoices, numbered. */
export async function makeBusy(
  database: BenchDatabase,
  slug: string,
  firstInvoice: number,
  lastInvoice: number,
): Promise<void> {
  const more = await scaled('./load-dashboard.sql', { slug, firstInvoice, lastInvoice });
  // Only a superuser, not the product's own roles, can disable triggers while loading.
  const name = new URL(database.ownerUrl).pathname.slice(1);
  await withClient(databaseUrl(env.clusterUrl, { database: name }), (client) => client.query(more));
}

/** A session of the owner of an account. */
export function sessionOf(database: BenchDatabase, slug: string) {
  return withClient(database.ownerUrl, async (client) => {
    type Session = { token: string; accountId: string; userId: string; profileId: string };
    const { rows } = await client.query<Session>(
      `select app_private.open_session(u.id, a.id) as token, a.id as "accountId", u.id as "userId", p.id as "profileId"
       from app_public.users u join app_public.accounts a on a.primary_user_id = u.id
         join app_public.freelance_profiles p on p.account_id = a.id
       where a.slug = $1`,
      [slug],
    );
    const [session] = rows;
    if (!session) throw new Error(`the loaded data has no ${slug}`);
    return session;
  });
}
