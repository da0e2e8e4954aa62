import { setTimeout } from 'node:timers/promises';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { hashPassword } from '#plugins/core/passwords/hash-password.ts';
import { passwordMatches } from '#plugins/core/passwords/password-matches.ts';
import { env } from '../support/env.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { scale, scaled } from './scale.ts';
import { timesOf } from './times-of.ts';

const password = 'brygga idrettslag 1911';
const signInsASecond = 10;

const session = `{ session {
  id role needsOnboarding hasIdentity hasFreelanceProfiles hasIndividualFreelanceProfile
  user { id email firstName lastName confirmed language }
  account { id slug accountType role displayName canManage hasApplied features { invoices payouts workflows } }
  accounts { id slug accountType displayName role symbolDisplayPath }
} }`;
/** In the middle of them. */
const wanted = Math.floor((scale.members / 90) * 0.7);
const search = `{ members(perPage: 25, filter: { search: "warsame ${wanted}" }) {
  total items { id email firstName lastName role confirmed departmentMemberships { id role department { id name } } }
} }`;
const signIn = `mutation ($input: CreateSessionInput!) {
  createSession(input: $input) { token errors { code path } } }`;
const importing = `mutation ($input: ImportAccountMembersInput!) {
  importAccountMembers(input: $input) { added errors { code path } } }`;

/**
 * Waiting times in a large team: signing in, reading the session, finding a person, a file of
 * members.
 */
export async function people(database: BenchDatabase, url: string): Promise<Figure[]> {
  const { token, hash } = await largeTeam(database);
  const ask = async (query: string, variables: object, wanted: RegExp, as?: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as && { authorization: `Bearer ${as}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    if (!wanted.test(text)) throw new Error(`not what was asked for: ${text.slice(0, 500)}`);
  };
  const hashing = await timesOf(async () => void (await passwordMatches(password, hash)));
  const taken = await signInByTens((email) =>
    ask(signIn, { input: { email, password } }, /"token":"/),
  );
  const start = await timesOf(() => ask(session, {}, /"slug":"bench-team"/, token));
  const found = await timesOf(() => ask(search, {}, new RegExp(`Warsame ${wanted}`), token));
  const rows = Array.from({ length: scale.imported }, (_, n) => `ny${n}@example.no;Nils;Ny ${n}`);
  const file = Buffer.from(['E-post;Fornavn;Etternavn', ...rows].join('\n')).toString('base64');
  const input = { file: { data: `data:text/csv;base64,${file}`, filename: 'medlemmer.csv' } };
  const from = performance.now();
  await ask(importing, { input }, new RegExp(`"added":${scale.imported}`), token);
  const imported = performance.now() - from;
  return [
    {
      name: 'p99 of sign-in, 10 a second',
      unit: 'ms',
      value: p99(taken),
      most: 400,
      against: median(hashing),
      ratio: median(hashing) / p99(taken),
    },
    { name: 'session and its accounts', unit: 'ms', value: median(start), most: 5 },
    { name: 'search among 10 000 members', unit: 'ms', value: median(found), most: 50 },
    { name: 'file of 2 000 members', unit: 'ms', value: imported, most: 5000 },
  ];
}

const p99 = (taken: number[]) =>
  taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? Number.NaN;

/** Ten a second, whether the previous ones are done or not. */
async function signInByTens(come: (email: string) => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  const underWay: Promise<void>[] = [];
  for (let n = 0; n < scale.signIns; n++) {
    const from = performance.now();
    const email = `bench${100 + n}@example.no`;
    underWay.push(come(email).then(() => void taken.push(performance.now() - from)));
    await setTimeout(1000 / signInsASecond);
  }
  await Promise.all(underWay);
  return taken;
}

async function largeTeam(database: BenchDatabase): Promise<{ token: string; hash: string }> {
  const hash = await hashPassword(password);
  const more = await scaled('./load-people.sql');
  // Only a superuser, not the product's own roles, can disable triggers while loading.
  const name = new URL(database.ownerUrl).pathname.slice(1);
  await withClient(databaseUrl(env.clusterUrl, { database: name }), (client) =>
    client.query(more.replaceAll('$hash$', () => hash)),
  );
  return withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ token: string }>(
      `select app_private.open_session(primary_user_id, id) as token from app_public.accounts where slug = 'bench-team'`,
    );
    const [team] = rows;
    if (!team) throw new Error('the loaded data has no bench-team');
    return { ...team, hash };
  });
}
