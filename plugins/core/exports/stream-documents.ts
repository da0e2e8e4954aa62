import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { type SQL, sql } from 'pg-sql2';
import { MOST_BYTES, MOST_DOCUMENTS } from '#shared/files/most-documents.ts';
import { plainEntryName } from '#shared/zip/plain-entry-name.ts';
import { writeZip, type ZipEntry } from '#shared/zip/write-zip.ts';
import { documentId } from '../lists/documents-field.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import type { ListQuery } from '../lists/read-documents.ts';
import { settingsOf } from '../requests/settings-of.ts';
import { orderedRows } from './export-statement.ts';
import { fileName } from './file-name.ts';
import { type ExportDatabases, openLink } from './open-link.ts';
import { readFew, readOnly } from './read-rows.ts';
import type { Export } from './stream-export.ts';

/** A reader who dawdles holds places of others. */
const wholeLimitMs = 600_000;

interface StoredDocument {
  filename: string;
  storage_key: string;
}

export interface DocumentsSource extends ExportDatabases {
  /** Those of the portal's schema. */
  lists: readonly ListDefinition[];
}

export interface ListedDocuments {
  filename: string;
  files: StoredDocument[];
  /** The number of documents, from the first, that one download may contain. */
  fits: number;
}

/**
 * The documents of a whole list, for the holder of a valid link. The list is read under the policies of the
 * session that requested the link. Null when there is no such list, it is empty, or that session has ended.
 */
export async function listDocuments(
  { list: name, q }: { list: string; q: string | undefined },
  { lists, ...databases }: DocumentsSource,
): Promise<ListedDocuments | null> {
  const list = lists.find((one) => one.name === name);
  const link = list && list.documents.length > 0 ? await openLink(q, databases) : null;
  if (!list || !link) return null;
  const { client, query, origin } = link;
  try {
    const read = readOnly(client, settingsOf(origin), async function* () {
      yield await readFew(client, documentsStatement(list, query, MOST_DOCUMENTS + 1));
    });
    const ids: string[] = [];
    for await (const rows of read) ids.push(...rows.map(([id]) => String(id)));
    const found = await filesOf(client, ids);
    if (found.length === 0) return null;
    const fits = found.filter((one) => one.fits).length;
    return { filename: fileName(list, query, 'zip'), files: found, fits };
  } finally {
    void client.end().catch(() => {});
  }
}

/** The documents as a ZIP that is written as it is read. */
export function streamDocuments(
  { filename, files }: ListedDocuments,
  open: (storageKey: string) => Promise<Readable>,
): Export {
  const body = Readable.from(writeZip(entriesOf(files, open)), { objectMode: false });
  const limit = setTimeout(() => body.destroy(), wholeLimitMs);
  body.once('close', () => clearTimeout(limit));
  return { contentType: 'application/zip', filename, body };
}

/**
 * Files by their ids, in the same order, and whether each fits into one ZIP with all before it. The server
 * itself reads no table.
 */
async function filesOf(
  client: Client,
  ids: string[],
): Promise<(StoredDocument & { fits: boolean })[]> {
  const { rows } = await client.query<StoredDocument & { fits: boolean }>(
    `select f.filename, f.storage_key, d.place <= $2 and sum(f.byte_size) over (order by d.place) <= $3 as fits
     from unnest($1::uuid[]) with ordinality d (id, place) cross join lateral app_private.file_to_serve(d.id) f
     where f.filename is not null order by d.place`,
    [ids, MOST_DOCUMENTS, MOST_BYTES],
  );
  return rows;
}

/** Files of the same name are numbered. */
async function* entriesOf(
  files: StoredDocument[],
  open: (storageKey: string) => Promise<Readable>,
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
