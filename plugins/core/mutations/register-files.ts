import type { PgClient } from '@dataplan/pg';
import type { StoredFile } from '../files/sniff-file.ts';

/** Inserts the rows of files, and returns their ids by the path of the upload. */
export async function registerFiles(tx: PgClient, files: readonly [string, StoredFile][]) {
  const ids = new Map<string, string>();
  for (const [path, file] of files) {
    const { rows } = await tx.query<{ id: string }>({
      text: `select app_private.register_file(
        app_hidden.current_account_id(), $1, $2, $3, $4, $5, $6) as id`,
      values: [
        file.filename,
        file.contentType,
        file.byteSize,
        file.sha256 as unknown as string,
        file.storageKey,
        file.thumbStorageKey,
      ],
    });
    if (rows[0]) ids.set(path, rows[0].id);
  }
  return ids;
}
