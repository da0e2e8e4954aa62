import { withExternalService } from '../../core/worker-task.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/**
 * Removes stored bytes without a row in files: those of a mutation that was refused after they were
 * stored. Only bytes older than a day, because they are stored before their row.
 */
export const removeOrphanFiles = withExternalService(
  'files',
  async (_payload, { database, storage, log }) => {
    let removed = 0;
    let batch: string[] = [];
    const clear = async () => {
      if (batch.length === 0) return;
      const known = new Set(await database.callAll('files_known', batch));
      for (const key of batch.filter((one) => !known.has(one))) {
        await storage.delete(key);
        removed += 1;
      }
      batch = [];
    };
    for await (const { key, writtenAt } of storage.list()) {
      if (Date.now() - writtenAt.getTime() < DAY_MS) continue;
      batch.push(key);
      if (batch.length === BATCH) await clear();
    }
    await clear();
    log.info({ removed }, 'orphan files removed');
  },
);
