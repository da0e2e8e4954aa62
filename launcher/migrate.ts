import { refuseLeaks } from '../db/check/refuse-leaks.ts';
import { bringToFiles, migrateDatabase } from '../db/tools/migrate-database.ts';
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
  });
  await keepNumberKey(urls.ownerUrl, secrets);
  await keepTexts(urls.ownerUrl);
  return urls;
}

/** Brings it to what has been saved since, unless a stranger would reach somebody's rows; reading all texts takes its time, and few saves hold some. */
export async function migrateAgain(
  urls: { ownerUrl: string; superuserUrl: string },
  holdsTexts: boolean,
): Promise<void> {
  await bringToFiles(urls, refuseLeaks);
  if (holdsTexts) await keepTexts(urls.ownerUrl);
}
