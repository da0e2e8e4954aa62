import type pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { env } from '../support/env.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { scale, scaled } from './scale.ts';
import { timesOf } from './times-of.ts';

const mostMs = 50;

const query = `query Received($filter: JobApplicationFilter, $sortBy: [JobApplicationSort!]) {
  partnerJobApplications(page: 1, perPage: 25, filter: $filter, sortBy: $sortBy) {
    total items { id name email status outcome submittedAt updatedAt availableActions job { id title } }
  }
}`;

interface Team {
  token: string;
  accountId: string;
  userId: string;
  jobId: string;
  departmentId: string;
}

/** Queries of the list: each filter by itself, and all at once. */
const ways = (team: Team) => {
  const status = ['QUALIFIED', 'SUBMITTED'];
  const search = 'ola hagen';
  const jobId = encodeTypeId('job', team.jobId);
  const departmentId = encodeTypeId('dep', team.departmentId);
  return {
    all: {},
    'by status': { filter: { status } },
    searched: { filter: { search } },
    'of a department': { filter: { departmentId } },
    'by name': { sortBy: ['NAME_ASC'] },
    'all of it': { filter: { status, search, jobId, departmentId }, sortBy: ['NAME_DESC'] },
  };
};

/**
 * A list of 10 000 applications, with every filter, search and order of a team, queried from the
 * API one call after the other; the slowest is reported. By hand is the same page by one statement,
 * as the owner of the table.
 */
export async function receivedApplications(database: BenchDatabase, url: string): Promise<Figure> {
  const team = await largeTeam(database);
  const details: Record<string, number> = {};
  for (const [name, variables] of Object.entries(ways(team))) {
    const taken = await timesOf(async () => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${team.token}` },
        body: JSON.stringify({ query, variables }),
      });
      const text = await response.text();
      if (!/"total":[1-9]/.test(text)) throw new Error(`no applications: ${text.slice(0, 500)}`);
    });
    details[name] = median(taken);
  }
  const slowest = Math.max(...Object.values(details));
  const byHand = await withClient(database.ownerUrl, (client) => readByHand(client, team));
  return {
    // Requirements: B13.33
    name: 'list of 10 000 applications',
    unit: 'ms',
    value: slowest,
    most: mostMs,
    against: byHand,
    ratio: byHand / slowest,
    details,
  };
}

async function readByHand(client: pg.Client, { accountId }: Team): Promise<number> {
  const taken = await timesOf(async () => {
    await client.query(
      `select a.*, j.title, count(*) over () from app_public.job_applications a join app_public.jobs j on j.id = a.job_id
       where a.partner_account_id = $1 and a.status <> 'PENDING' order by a.name collate "nb-NO-x-icu" limit 25`,
      [accountId],
    );
  });
  return median(taken);
}

async function largeTeam(database: BenchDatabase): Promise<Team> {
  const more = await scaled('./load-applications.sql');
  // Only a superuser, not the product's own roles, can disable triggers while loading.
  const name = new URL(database.ownerUrl).pathname.slice(1);
  await withClient(databaseUrl(env.clusterUrl, { database: name }), (client) => client.query(more));
  return withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query<Team & { count: string }>(`
      select app_private.open_session(a.primary_user_id, a.id) as token, a.id as "accountId", a.primary_user_id as "userId",
        j.id as "jobId", j.department_id as "departmentId",
        (select count(*) from app_public.job_applications p where p.partner_account_id = a.id) as count
      from app_public.accounts a join app_public.jobs j on j.account_id = a.id
      where a.slug = 'bench-large-team' limit 1`);
    const [team] = rows;
    const all = scale.applicants * 10;
    if (team?.count !== String(all))
      throw new Error(`${team?.count} applications instead of ${all}`);
    return team;
  });
}
