import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { env } from '../env.ts';
import { freePort } from '../free-port.ts';
import { removeCluster } from '../postgres/remove-cluster.ts';
import { startInstallation } from '../start-installation.ts';

/** Starts the whole product from nothing, for the browser to walk through. */
export async function startStory(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataFolder = path.join(env.root, '.data/story');
  await removeCluster(dataFolder, 'postgres');
  fs.rmSync(dataFolder, { recursive: true, force: true });
  const port = await freePort(dataFolder, 'server');
  const url = `http://localhost:${port}`;
  const endings: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of endings.reverse()) await end();
  };
  try {
    await startInstallation(
      {
        ...{ root: env.root, dataFolder, port, host: 'localhost', publicUrl: url },
        filesUrl: pathToFileURL(path.join(dataFolder, 'files')).href,
        ...{ secret: null, secretBefore: null },
        ...{ databaseUrl: null, smtpUrl: null, mailFrom: null, registerUrl: null },
        ...{ smsUrl: null, smsFrom: null },
        databaseSettings: ['fsync=off'],
        ...{ hasDemo: true, isDevelopment: false },
      },
      endings,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
