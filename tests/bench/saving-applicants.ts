import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { env } from '../support/env.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { scale, scaled } from './scale.ts';

const mostMs = 200;

const query = `mutation Save($input: UpdateJobApplicationInput!) {
  updateJobApplication(input: $input) { jobApplication { id updatedAt } errors { code path } }
}`;

interface Applicant {
  token: string;
  id: string;
}

/**
 * A hundred applicants who each save an answer every second, whether the previous one has returned
 * or not. By hand is the same row written by its key, one after the other.
 */
export async function savingApplicants(database: BenchDatabase, url: string): Promise<Figure> {
  const applicants = await hundredApplicants(database);
  const taken: number[] = [];
  const save = async ({ token, id }: Applicant, time: number) => {
    const answer = { questionId: `q${1 + (time % 100)}`, value: `Svar nummer ${time}` };
    const input = {
      id: encodeTypeId('app', id),
      attributes: { applicationFormAnswers: [answer] },
    };
    const from = performance.now();
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const text = await response.text();
    if (!text.includes('"errors":[]')) throw new Error(`not saved: ${text.slice(0, 500)}`);
    if (time > 1 || scale.seconds < 3) taken.push(performance.now() - from);
  };
  const saveRepeatedly = async (one: Applicant, at: number) => {
    await setTimeout(at * (1000 / applicants.length));
    const underWay: Promise<void>[] = [];
    for (let time = 0; time < scale.seconds; time++) {
      underWay.push(save(one, time));
      await setTimeout(1000);
    }
    await Promise.all(underWay);
  };
  await Promise.all(applicants.map(saveRepeatedly));
  const byHand = await withClient(database.ownerUrl, (client) => writtenByHand(client, applicants));
  const sorted = taken.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  return {
    name: 'p99 of 100 applicants saving each second',
    unit: 'ms',
    value: p99,
    most: mostMs,
    against: median(byHand),
    ratio: median(byHand) / p99,
    details: { medianMs: median(taken), saves: taken.length },
  };
}

async function writtenByHand(client: pg.Client, applicants: Applicant[]): Promise<number[]> {
  const taken: number[] = [];
  for (const { id } of applicants) {
    const from = performance.now();
    await client.query(
      `update app_public.job_applications set answers = answers || '{"q1": {"value": "for hånd"}}' where id = $1`,
      [id],
    );
    taken.push(performance.now() - from);
  }
  return taken;
}

async function hundredApplicants(database: BenchDatabase): Promise<Applicant[]> {
  const more = await scaled('./load-applicants.sql');
  // Only a superuser, not the product's own roles, can disable triggers while loading.
  const name = new URL(database.ownerUrl).pathname.slice(1);
  await withClient(databaseUrl(env.clusterUrl, { database: name }), (client) => client.query(more));
  return withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query<Applicant>(
      `select app_private.open_session(p.user_id, p.account_id) as token, p.id from app_public.job_applications p
       join app_public.accounts a on a.id = p.partner_account_id where a.slug = 'bench-choir'`,
    );
    if (rows.length !== 100) throw new Error(`${rows.length} applicants instead of a hundred`);
    return rows;
  });
}
