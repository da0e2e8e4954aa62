import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readPayload } from '../../core/read-payload.ts';
import { reaching } from '../../core/worker-task.ts';
import { type PersonalExport, zipExport } from './export/zip-export.ts';

/** Writes all of a person's data into one file. The file is streamed, since its size is unknown. */
export const buildDataExport = reaching('files', async (payload, { database, storage, log }) => {
  const { id } = readPayload(payload, 'id');
  const requested = (await database.call('data_export_payload', id)) as PersonalExport | null;
  if (!requested) return log.info({ id }, 'it is made already, or its account is gone');
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* () {
    for await (const part of zipExport(requested, (key) => storage.get(key))) {
      hash.update(part);
      bytes += part.length;
      yield part;
    }
  };
  // The same key again, so a run that died half way leaves nothing behind.
  const key = `exports/${id}.zip`;
  await storage.put(key, Readable.from(counted()));
  await database.call('record_data_export', id, bytes, hash.digest(), key);
  log.info({ bytes, files: requested.files.length }, 'an export is made');
});
