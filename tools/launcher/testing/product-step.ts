import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { env } from '../env.ts';
import { freePort } from '../free-port.ts';
import { everythingSimulated } from '../installation.ts';
import { removeCluster } from '../postgres/remove-cluster.ts';
import { startInstallation } from '../start-installation.ts';
import { memoryPlace } from './memory-place.ts';
import { carelessSettings, inMemorySettings, type TestStep } from './test-cluster.ts';

/** The demo and the rows of the end-to-end tests take a third of it. */
const NEEDED_BYTES = 400_000_000;

export interface Product {
  /** The address of the product. Starts it if it is not running. */
  url(): Promise<string>;
  stop(): Promise<void>;
}

/** The whole product from nothing, with fresh demo data, for the browser to walk through. */
export function product(): Product {
  let starting: ReturnType<typeof startE2e> | null = null;
  return {
    async url() {
      starting ??= startE2e();
      return (await starting).url;
    },
    async stop() {
      const last = starting;
      starting = null;
      await (await last?.catch(() => null))?.stop();
    },
  };
}

/** Starts it beside the first checks, which leave a processor to it, so that it is ready for the end-to-end tests. */
export function productStep(started: Product): TestStep {
  return {
    name: 'product',
    weight: 1,
    async run() {
      await started.url();
      return { passed: 1, failed: 0, output: '' };
    },
  };
}

/** Starts the whole product from nothing, for the browser to walk through. */
async function startE2e(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataFolder = path.join(env.root, '.data/story');
  await removeCluster(dataFolder, 'postgres');
  fs.rmSync(dataFolder, { recursive: true, force: true });
  const place = await memoryPlace(NEEDED_BYTES);
  const port = await freePort(dataFolder, 'server');
  const url = `http://localhost:${port}`;
  const endings: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of endings.reverse()) await end();
    await place?.remove();
  };
  try {
    await startInstallation(
      {
        root: env.root,
        dataFolder,
        port,
        host: 'localhost',
        publicUrl: url,
        filesUrl: pathToFileURL(path.join(dataFolder, 'files')).href,
        secret: null,
        secretBefore: null,
        databaseUrl: null,
        databaseReplicaUrl: null,
        databasePoolerUrl: null,
        ...everythingSimulated,
        // Each test has its own address, since otherwise all would be limited as one caller.
        trustProxy: '127.0.0.1,::1',
        databasePlace: place?.folder ?? null,
        databaseSettings: [...carelessSettings, ...(place ? inMemorySettings : [])],
        hasDemo: true,
        isDevelopment: false,
      },
      endings,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
