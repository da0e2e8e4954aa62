import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeTenant } from '../../api/hostile/support/tenant.ts';
import { freePort } from '../../bench/free-port.ts';
import { startProgram } from '../../bench/start-program.ts';
import { createTestDatabase } from '../../support/create-test-database.ts';
import { testSecret } from '../../support/test-secret.ts';
import type { Target } from './target.ts';

/** The server as in production, in a process and a database of its own. */
export async function ownTarget(settings: Record<string, string>): Promise<Target> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'honorar-attack-'));
  const clear = async () => {
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  };
  try {
    const { token } = await makeTenant(database);
    const { token: attackersToken } = await makeTenant(database);
    const port = await freePort();
    const filesFolder = path.join(folder, 'files');
    const url = `http://127.0.0.1:${port}`;
    const env = {
      DATABASE_URL_AUTHENTICATOR: database.authenticatorUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      // It opens the key of national numbers.
      SECRET: testSecret,
      FILES_URL: pathToFileURL(filesFolder).href,
      ...settings,
    };
    const program = await startProgram('server/run.ts', env, `${url}/healthz`);
    const stop = () => program.stop().then(clear);
    return { url, token, attackersToken, database, filesFolder, stop };
  } catch (error) {
    await clear();
    throw error;
  }
}
