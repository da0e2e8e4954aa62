import { join } from 'node:path';
import { migrate } from 'graphile-migrate';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { createDatabase } from './create-database.ts';
import { databaseFolder, databaseUrl } from './database-folder.ts';
import { type AppliedTexts, appliedTexts } from './definitions/applied-texts.ts';
import { currentText } from './definitions/current-text.ts';
import { migrationSettings } from './migration-settings.ts';
import { prepareCluster, type RolePasswords } from './prepare-cluster.ts';
import { templateAmong } from './template-databases.ts';
import { runBootstrap, withClient } from './with-client.ts';
import { withLocation } from './with-location.ts';

type MigrateOptions = {
  /** A role that may create roles and databases. */
  superuserUrl: string;
  databaseName: string;
  /** Left out, they stay as they are, and the owner's url uses the superuser's log-in. */
  passwords?: RolePasswords;
  onProgress?: (message: string) => void;
  /** Another `db` folder than this checkout's. */
  folder?: string;
  /** Leaves out what is not committed, as if the history ended there. */
  onlyCommitted?: boolean;
  /** Runs in the state of before, as the owner. */
  beforeMigrations?: (ownerUrl: string) => Promise<void>;
  /** A database of the cluster to begin as a copy of; left out, one of the same files or history if there is any. */
  template?: string;
};

export type DatabaseUrls = { ownerUrl: string; authenticatorUrl: string; workerUrl: string };

/**
 * Migrates a database to the newest state, and creates it if it is missing: roles, the queue's tables,
 * committed migrations and, in a working copy, uncommitted changes.
 */
export async function migrateDatabase(options: MigrateOptions): Promise<DatabaseUrls> {
  const { superuserUrl, databaseName } = options;
  // Several machines that start at once migrate one after the other. The lock ends with its connection.
  return withClient(superuserUrl, async (client) => {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK, databaseName]);
    return migrateAlone(options);
  });
}

const LOCK = 7_461_002;

async function migrateAlone(options: MigrateOptions): Promise<DatabaseUrls> {
  const { superuserUrl, databaseName, passwords, folder = databaseFolder } = options;
  const report = options.onProgress ?? (() => {});
  const urls = urlsOf(superuserUrl, databaseName, passwords);

  report('Preparing roles and database');
  await prepareCluster(superuserUrl, folder, passwords);
  await createDatabase(
    superuserUrl,
    databaseName,
    async (names) =>
      options.template ?? templateAmong(names, folder, options.onlyCommitted ?? false),
  );
  await runBootstrap(urls.ownerUrl, folder, 'before_18.sql');
  report('Preparing the job queue');
  await runMigrations({ connectionString: urls.ownerUrl });
  await options.beforeMigrations?.(urls.ownerUrl);
  await applyMigrations(urls.ownerUrl, options, folder, report);
  // The grants of app_worker on the queue; separate, because the queue's own migrations come first.
  await runBootstrap(urls.ownerUrl, folder, 'worker_grants.sql');
  return urls;
}

/**
 * Migrates a database that was at the newest state before to the current files. Roles and queue, which only
 * another release changes, are left alone.
 */
export async function migrateToFiles(
  { ownerUrl, superuserUrl }: { ownerUrl: string; superuserUrl: string },
  judge: Judge,
  folder = databaseFolder,
): Promise<void> {
  // A check may have to assume other roles for a moment, which the owner cannot.
  const database = decodeURIComponent(new URL(ownerUrl).pathname.slice(1));
  const url = databaseUrl(superuserUrl, { database, startingRole: 'app_owner' });
  await applyMigrations(url, { superuserUrl }, folder, () => {}, judge);
}

/** Throws where what a transaction has done must not stay. */
export type Judge = (client: pg.Client, folder: string, applied: AppliedTexts) => Promise<void>;

function urlsOf(superuserUrl: string, database: string, passwords?: RolePasswords): DatabaseUrls {
  const as = (role: keyof RolePasswords) => {
    const url = databaseUrl(superuserUrl, { database });
    return passwords
      ? databaseUrl(url, { user: `app_${role}`, password: passwords[role] })
      : databaseUrl(url, { startingRole: `app_${role}` });
  };
  return { ownerUrl: as('owner'), authenticatorUrl: as('authenticator'), workerUrl: as('worker') };
}

async function applyMigrations(
  ownerUrl: string,
  { superuserUrl, onlyCommitted = false }: Pick<MigrateOptions, 'superuserUrl' | 'onlyCommitted'>,
  folder: string,
  report: (message: string) => void,
  judge?: Judge,
): Promise<void> {
  const applied = await appliedTexts(ownerUrl, folder);
  const text = onlyCommitted ? null : await currentText(folder, applied);
  await migrate(
    migrationSettings({
      ownerUrl,
      superuserUrl,
      migrationsFolder: join(folder, 'migrations'),
      onProgress: report,
    }),
  );
  if (text === null || text === applied.content) return;
  report('Applying what is not committed');
  const judged = judge && ((client: pg.Client) => judge(client, folder, applied));
  await applyCurrent(ownerUrl, text, judged).catch(async (error: unknown) => {
    // The committed migrations may have overwritten uncommitted files: all of them run again.
    if (applied.content === null) await forgetApplied(ownerUrl);
    throw await withLocation(error, text, ownerUrl);
  });
}

/**
 * Runs the uncommitted migration and records its text where graphile-migrate would, in one transaction.
 * graphile-migrate's own command first parses the whole text to find out whether only comments changed, which
 * is more than half of the time that a new database takes in Node. An error thrown by `judge` rolls
 * everything back.
 */
async function applyCurrent(
  ownerUrl: string,
  text: string,
  judge: (client: pg.Client) => Promise<void> = async () => {},
): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query(`begin;
      set local check_function_bodies to off;
      set local client_min_messages to warning;
      lock table graphile_migrate.current in exclusive mode;
      delete from graphile_migrate.current`);
    await client.query(text);
    await judge(client);
    await client.query('insert into graphile_migrate.current (content) values ($1)', [text]);
    await client.query('commit');
  });
}

/** After a rollback the stored state of uncommitted files is invalid. */
async function forgetApplied(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, (client) => client.query('delete from graphile_migrate.current'));
}
