import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ownDatabase } from './database/own-database.ts';
import { env } from './env.ts';

// Lends one of our own commands the database that people work in, where there is one, besides the Postgres
// of the tests in which it may make others.

const database = await ownDatabase();
let code: number | null = null;
try {
  const child = spawn(
    process.execPath,
    ['tools/launcher/with-cluster.ts', ...process.argv.slice(2)],
    {
      cwd: env.root,
      env: {
        ...env.inherited,
        ...(env.testDatabaseUrl && { TEST_DATABASE_URL: env.testDatabaseUrl }),
        ...(database && { INSTALLATION_URL: database.url }),
      },
      stdio: 'inherit',
    },
  );
  [code] = await once(child, 'exit');
} finally {
  await database?.stop();
}
// A Postgres that runs on is still watched for its end.
process.exit(code ?? 1);
