import type { WorkerEvents } from 'graphile-worker';

/** Two beats of the heart, so that a database that has just come back is not mistaken for one that answers. */
const PATIENCE_MS = 10_000;

/**
 * Throws when no job could be asked for in a while although the database answers, and never ends
 * otherwise. The queue library looks its tasks up once, at the first question, and keeps the failure
 * when the connection breaks just then: it would go on asking in vain for ever. Whoever started the
 * process starts it again, which helps.
 */
export function watchQueue(events: WorkerEvents, lastBeatAt: () => number): Promise<never> {
  return new Promise((_resolve, reject) => {
    let failingSince = 0;
    events.on('worker:getJob:error', ({ error }) => {
      failingSince ||= Date.now();
      if (lastBeatAt() < failingSince + PATIENCE_MS) return;
      reject(
        new Error('jobs cannot be asked for, although the database answers', { cause: error }),
      );
    });
    const goesWell = () => {
      failingSince = 0;
    };
    events.on('worker:getJob:empty', goesWell);
    events.on('job:start', goesWell);
  });
}
