import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { readForms } from '#plugins/core/forms/read-forms.ts';
import { productFiles } from '#plugins/graphile.config.ts';
import { startTracing } from '#shared/tracing/start-tracing.ts';
import { createApp } from './create-app.ts';
import { reloadOnMessage, renewingApp } from './development/renewing-app.ts';
import { readEnv } from './env.ts';
import { readRoutes } from './http/load-routes.ts';

const STOP_PATIENCE_MS = 8000;

/** An HTTP server process. Its parent ends it with a signal. */
const env = readEnv();
if (env.isBeside) await filesMayBeBuilt();
const stopTracing = await startTracing('honorar-server', env.collector);
const stopping = new AbortController();
const renewing = env.isDevelopment ? await renewingApp(env) : null;
const app = renewing ?? (await createApp(env, stopping.signal));
if (env.isBeside) await predecessorStopped();
await app.listen({ port: env.port, host: env.host });
process.send?.({ type: 'ready' });
if (renewing) reloadOnMessage(renewing);

/** Reads the files that do not depend on the database while the database is being migrated. */
async function filesMayBeBuilt(): Promise<void> {
  const permission = nextMessage();
  await readRoutes();
  readForms(productFiles.formsFolder, productFiles.modulesFolder);
  await permission;
}

/** A server started beside another serves the same address, and waits until the other has left it. */
async function predecessorStopped(): Promise<void> {
  await app.ready();
  process.send?.({ type: 'whole' });
  await nextMessage();
}

/**
 * Waits for a message of the parent process: that the database matches the files, which are loaded meanwhile,
 * or that the port is free.
 */
async function nextMessage(): Promise<void> {
  // The channel is all there is to wait for, and by itself it keeps no process alive.
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}

/**
 * Tells the load balancer by `/readyz`, serves what still arrives until it has noticed, and then ends what is
 * under way.
 */
async function stop(signal: string): Promise<void> {
  // A second signal ends the process at once.
  if (stopping.signal.aborted) process.exit(1);
  app.log.info({ signal }, 'stopping');
  stopping.abort();
  setTimeout(() => process.exit(1), env.drainMs + STOP_PATIENCE_MS).unref();
  await wait(env.drainMs);
  try {
    await app.close();
    await stopTracing();
    process.exit(0);
  } catch (error) {
    app.log.error({ err: error }, 'stopping failed');
    process.exit(1);
  }
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
