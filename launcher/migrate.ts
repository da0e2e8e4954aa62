import { migrateDatabase } from '../db/tools/migrate-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { rolePassword } from './secrets.ts';

/** Brings the database to the newest state and gives the addresses each process connects by. */
export function migrate(
  database: OpenDatabase,
  secret: string,
  onProgress: (message: string) => void,
) {
  return migrateDatabase({
    superuserUrl: database.superuserUrl,
    databaseName: database.name,
    passwords: {
      owner: rolePassword(secret, 'app_owner'),
      authenticator: rolePassword(secret, 'app_authenticator'),
      worker: rolePassword(secret, 'app_worker'),
    },
    onProgress,
  });
}
