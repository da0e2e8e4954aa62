import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { env } from '#tests/support/env.ts';

export interface World {
  /** As app_authenticator, the role of the API. */
  connectionString: string;
  /** As a superuser, to arrange and to inspect. */
  root: pg.Pool;
  [Symbol.asyncDispose](): Promise<void>;
}

const CORE = path.join(import.meta.dirname, '../../../../db/modules/core/functions');
const fixture = path.join(import.meta.dirname, '../fixture');

function addressOf(database: string, user?: string): string {
  const url = new URL(env.clusterUrl);
  url.pathname = `/${database}`;
  if (user) {
    url.username = user;
    url.password = user;
  }
  return url.href;
}

async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client(env.clusterUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database with the small schema of these tests, and drops it at the end. */
export async function createWorld(): Promise<World> {
  const database = `plugins_core_${randomBytes(6).toString('hex')}`;
  await onCluster(`create database ${database} strategy file_copy`);
  const root = new pg.Pool({ connectionString: addressOf(database), max: 3 });
  root.on('error', () => {});
  await root.query(await readFile(path.join(databaseFolder, 'bootstrap/before_18.sql'), 'utf8'));
  for (const file of (await readdir(fixture)).sort()) {
    await root.query(await readFile(path.join(fixture, file), 'utf8'));
  }
  await root.query(await readFile(path.join(CORE, 'open_commands.sql'), 'utf8'));
  return {
    connectionString: addressOf(database, 'app_authenticator'),
    root,
    async [Symbol.asyncDispose]() {
      await root.end();
      await onCluster(`drop database ${database} with (force)`);
    },
  };
}

export interface Member {
  token: string;
  accountId: string;
}

/** An account with a member, or an operator, and the token of their session. */
export async function addMember({ root }: World, role = 'app_user'): Promise<Member> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await root.query<{ id: string }>(
    `insert into app_public.accounts (name) values ('Team') returning id`,
  );
  const accountId = rows[0]?.id ?? '';
  await root.query(
    `insert into app_private.sessions (token_sha256, role, session_id, user_id, account_id, account_role, operator_role)
     values ($1, $2, uuidv7(), uuidv7(), $3, 'OWNER', $4)`,
    [
      createHash('sha256').update(token).digest(),
      role,
      role === 'app_user' ? accountId : null,
      role === 'app_operator' ? 'REVIEW' : null,
    ],
  );
  return { token, accountId };
}
