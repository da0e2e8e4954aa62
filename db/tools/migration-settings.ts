import { Logger, type Settings } from 'graphile-migrate';

type Options = {
  ownerUrl: string;
  superuserUrl: string;
  shadowUrl?: string;
  migrationsFolder: string;
  onProgress: (message: string) => void;
};

/**
 * The common settings of graphile-migrate. Function bodies are not checked while migrating, so that files can
 * be included in any order; the catalogue tests check them afterwards.
 */
export function migrationSettings(options: Options): Settings {
  return {
    connectionString: options.ownerUrl,
    rootConnectionString: options.superuserUrl,
    ...(options.shadowUrl ? ofShadow(options.shadowUrl) : {}),
    databaseOwner: 'app_owner',
    migrationsFolder: options.migrationsFolder,
    pgSettings: { check_function_bodies: 'off', client_min_messages: 'warning' },
    blankMigrationContent: '-- Changes of tables and data since the newest committed migration.\n',
    logger: quietLogger(options.onProgress),
  };
}

/** The shadow database is made by the tool itself, so the tool gives it what an older Postgres lacks. */
const ofShadow = (url: string) => ({
  shadowConnectionString: url,
  afterReset: ['../bootstrap/before_18.sql'],
});

/**
 * A logger for graphile-migrate that passes each message to one listener. Errors are thrown and not logged.
 */
function quietLogger(onProgress: (message: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level !== 'debug' && level !== 'error') onProgress(message);
  });
}
