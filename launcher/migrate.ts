import path from 'node:path';
import { refuseLeaks } from '../db/check/refuse-leaks.ts';
import { databaseUrl } from '../db/tools/database-url.ts';
import { bringToFiles, migrateDatabase } from '../db/tools/migrate-database.ts';
import { setTablesAside } from '../db/tools/set-aside.ts';
import { withClient } from '../db/tools/with-client.ts';
import { keepNumberKey, type NumberSecrets } from './keep-number-key.ts';
import type { OpenDatabase } from './open-database.ts';
import { rolePassword } from './secrets.ts';
import { keepTexts } from './texts/keep-texts.ts';

/**
 * Brings the database to the newest state, with a key of national numbers that our secret opens and
 * with the texts of our files, and gives the addresses each process connects by.
 */
export async function migrate(
  database: OpenDatabase,
  secrets: NumberSecrets,
  onProgress: (message: string) => void,
  place: Place | null = null,
) {
  const { secret } = secrets;
  await setAside(database.superuserUrl, database.name, place, onProgress);
  const urls = await migrateDatabase({
    superuserUrl: database.superuserUrl,
    databaseName: database.name,
    passwords: {
      owner: rolePassword(secret, 'app_owner'),
      authenticator: rolePassword(secret, 'app_authenticator'),
      worker: rolePassword(secret, 'app_worker'),
    },
    onProgress,
  });
  await keepNumberKey(urls.ownerUrl, secrets);
  await keepTexts(urls.ownerUrl);
  return urls;
}

/** Brings it to what has been saved since, unless a stranger would reach somebody's rows; reading all texts takes its time, and few saves hold some. */
export async function migrateAgain(
  urls: { ownerUrl: string; superuserUrl: string },
  holdsTexts: boolean,
  place: Place,
  report: (message: string) => void,
): Promise<void> {
  const name = decodeURIComponent(new URL(urls.ownerUrl).pathname.slice(1));
  await setAside(urls.superuserUrl, name, place, report);
  await bringToFiles(urls, refuseLeaks);
  if (holdsTexts) await keepTexts(urls.ownerUrl);
}

/** Of what somebody works on: the files, and where this installation keeps what it has. */
export interface Place {
  root: string;
  dataFolder: string;
}

/** What only was tried of another branch would keep the APIs from being built; there is nothing of it in a new database. */
async function setAside(
  superuserUrl: string,
  name: string,
  place: Place | null,
  report: (message: string) => void,
): Promise<void> {
  const { rows } = await withClient(databaseUrl(superuserUrl, {}), (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  if (!place || rows.length === 0) return;
  const ownerUrl = databaseUrl(superuserUrl, { database: name, startingRole: 'app_owner' });
  const exports = path.join(place.dataFolder, 'set-aside');
  await setTablesAside(ownerUrl, path.join(place.root, 'db'), exports, report);
}
