import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { type SQL, sql } from 'pg-sql2';
import { MOST_DOCUMENTS } from '#shared/files/most-documents.ts';
import { plainEntryName } from '#shared/zip/plain-entry-name.ts';
import { writeZip, type ZipEntry } from '#shared/zip/write-zip.ts';
import { documentId } from '../lists/documents-field.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import type { ListQuery } from '../lists/read-documents.ts';
import { settingsOf } from '../requests/settings-of.ts';
import { orderedRows } from './export-statement.ts';
import { fileName } from './file-name.ts';
import { openLink } from './open-link.ts';
import { readFew, readOnly } from './read-rows.ts';
import type { Export } from './stream-export.ts';

const MOST_BYTES = 250_000_000;
/** A reader who dawdles holds places of others. */
const wholeLimitMs = 600_000;

interface StoredDocument {
  filename: string;
  byte_size: string;
  storage_key: string;
}

export interface DocumentsSource {
  /** Logs in as app_authenticator. */
  connectionString: string;
  /** Those of the portal's schema. */
  lists: readonly ListDefinition[];
  open: (storageKey: string) => Promise<Readable>;
}

/**
 * Streams the documents of a whole list as a ZIP to the holder of a valid link. The list is read under the
 * policies of the session that requested the link; the connection is released before the first byte is sent.
 * Null when there is no such list, it is empty, or that session has ended; `'TOO_BIG'` when there are more
 * documents than allowed at once.
 */
export async function streamDocuments(
  { list: name, q }: { list: string; q: string | undefined },
  { connectionString, lists, open }: DocumentsSource,
): Promise<Export | 'TOO_BIG' | null> {
  const list = lists.find((one) => one.name === name);
  const link = list && list.documents.length > 0 ? await openLink(q, connectionString) : null;
  if (!list || !link) return null;
  const { client, query, origin } = link;
  let files: StoredDocument[];
  try {
    const read = readOnly(client, settingsOf(origin), async function* () {
      yield await readFew(client, documentsStatement(list, query, MOST_DOCUMENTS + 1));
    });
    const ids: string[] = [];
    for await (const rows of read) ids.push(...rows.map(([id]) => String(id)));
    if (ids.length > MOST_DOCUMENTS) return 'TOO_BIG';
    files = await filesOf(client, ids);
  } finally {
    void client.end().catch(() => {});
  }
  if (files.length === 0) return null;
  const bytes = files.reduce((sum, file) => sum + Number(file.byte_size), 0);
  if (bytes > MOST_BYTES) return 'TOO_BIG';
  const body = Readable.from(writeZip(entriesOf(files, open)), { objectMode: false });
  const limit = setTimeout(() => body.destroy(), wholeLimitMs);
  body.once('close', () => clearTimeout(limit));
  return { contentType: 'application/zip', filename: fileName(list, query, 'zip'), body };
}

/** Files by their ids, in the same order. The server itself reads no table. */
async function filesOf(client: Client, ids: string[]): Promise<StoredDocument[]> {
  const { rows } = await client.query<StoredDocument>(
    `select f.filename, f.byte_size, f.storage_key
     from unnest($1::uuid[]) with ordinality d (id, place) cross join lateral app_private.file_to_serve(d.id) f
     where f.filename is not null order by d.place`,
    [ids],
  );
  return rows;
}

/** Files of the same name are numbered. */
async function* entriesOf(
  files: StoredDocument[],
  open: DocumentsSource['open'],
): AsyncGenerator<ZipEntry> {
  const taken = new Map<string, number>();
  for (const { filename, storage_key } of files) {
    const plain = plainEntryName(filename);
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    const name = count === 1 ? plain : plain.replace(/(\.\w+)?$/, ` (${count})$1`);
    yield { name, content: await open(storage_key) };
  }
}

/** The ids of the documents of a list's rows, in the order of the list, no more than `most`. */
function documentsStatement(list: ListDefinition, query: ListQuery, most: number): SQL {
  const alias = sql.identifier(Symbol('row'));
  const ids = list.documents.map((one) => documentId(one, alias));
  return sql`select d.id::text from (
    select array[${sql.join(ids, ', ')}] as ids, row_number() over () as place
    from (select ${alias}.* ${orderedRows(list, query, alias)}) as ${alias}
  ) r cross join lateral unnest(r.ids) with ordinality d (id, place)
  where d.id is not null order by r.place, d.place limit ${sql.literal(most)}`;
}
