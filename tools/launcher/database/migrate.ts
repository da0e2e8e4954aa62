import path from 'node:path';
import { refuseLeaks } from '#db/check/leak-offences.ts';
import { migrateDatabase, migrateToFiles } from '#db/tools/migrate-database.ts';
import { setTablesAside } from '#db/tools/set-aside.ts';
import { withClient } from '#db/tools/with-client.ts';
import { env } from '../env.ts';
import { rolePassword } from '../secrets.ts';
import { readTexts } from '../texts/read-texts.ts';
import { ensureNumberKey, type NumberSecrets } from './ensure-number-key.ts';
import type { OpenDatabase } from './open-database.ts';
import { withOutcome } from './with-outcome.ts';

/**
 * Migrates the database to the newest state, with a key of national numbers that the installation's secret
 * opens and the texts of the files. Returns the address each process connects with.
 */
export async function migrate(
  database: OpenDatabase,
  secrets: NumberSecrets,
  onProgress: (message: string) => void,
  place: Place | null = null,
) {
  const { secret } = secrets;
  const urls = await migrateDatabase({
    superuserUrl: database.superuserUrl,
    databaseName: database.name,
    passwords: {
      owner: rolePassword(secret, 'app_owner'),
      authenticator: rolePassword(secret, 'app_authenticator'),
      worker: rolePassword(secret, 'app_worker'),
    },
    onProgress,
    beforeMigrations: async (ownerUrl) => {
      if (place) await setAside(ownerUrl, place, onProgress);
    },
  }).catch((error: unknown) => {
    throw withOutcome(error);
  });
  await ensureNumberKey(urls.ownerUrl, secrets);
  await storeTexts(urls.ownerUrl);
  return urls;
}

/**
 * Applies saved changes to the database, unless they would let an account reach another's rows; labels are
 * loaded only if the save contains some, since that takes time.
 */
export async function migrateAgain(
  urls: { ownerUrl: string; superuserUrl: string },
  holdsTexts: boolean,
  place: Place,
  report: (message: string) => void,
): Promise<void> {
  await setAside(urls.ownerUrl, place, report);
  await migrateToFiles(urls, refuseLeaks);
  if (holdsTexts) await storeTexts(urls.ownerUrl);
}

/** The files being edited, and the data folder of the installation. */
export interface Place {
  root: string;
  dataFolder: string;
}

/** A definition tried on another branch would keep the APIs from building. */
async function setAside(
  ownerUrl: string,
  { root, dataFolder }: Place,
  report: (message: string) => void,
): Promise<void> {
  const exports = path.join(dataFolder, 'set-aside');
  await setTablesAside(ownerUrl, path.join(root, 'db'), exports, report);
}

/** Stores the texts of the files in the database, beside operators' overrides. */
export async function storeTexts(ownerUrl: string): Promise<void> {
  const texts = JSON.stringify(readTexts(env.root));
  await withClient(ownerUrl, (client) =>
    client.query('select app_private.store_texts($1)', [texts]),
  );
}
