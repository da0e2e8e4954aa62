import { pino } from 'pino';
import { serializeError } from '#shared/serialize-error.ts';
import { startTracing } from '#shared/tracing/start-tracing.ts';
import { startWorker } from './core/start-worker.ts';
import { readEnv } from './env.ts';

/** A worker process. Its parent ends it with a signal or by closing the channel. */
const env = readEnv();
const log = pino({ name: 'worker', level: env.logLevel, serializers: { err: serializeError } });
const stopTracing = await startTracing('honorar-worker', env.collector);
const worker = await startWorker(env, log);
process.send?.({ type: 'ready' });

let stopping: Promise<void> | undefined;
function stop(reason: string): void {
  // A second signal ends the process at once.
  if (stopping) process.exit(1);
  stopping = worker
    .stop(reason)
    .then(stopTracing)
    .finally(() => process.exit(0));
}
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
// The parent has ended: a worker without a launcher would run on unnoticed.
process.on('disconnect', () => stop('the parent is gone'));

worker.ended.catch((error) => {
  log.fatal({ err: error }, 'the worker cannot continue');
  process.exit(1);
});
