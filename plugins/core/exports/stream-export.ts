import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { sql } from 'pg-sql2';
import { writeCsv } from '#shared/sheets/write-csv.ts';
import { writeXlsx } from '#shared/sheets/write-xlsx.ts';
import { type ExportFormat, type ExportQuery, requestedLanguage } from '../lists/export-path.ts';
import type { ListColumn, ListDefinition } from '../lists/list-definition.ts';
import { settingsOf } from '../requests/settings-of.ts';
import { exportStatement, rowsStatement } from './export-statement.ts';
import { fileName } from './file-name.ts';
import {
  inWords,
  type Language,
  type MoreColumns,
  rowsInWords,
  withCells,
} from './more-columns.ts';
import { type ExportDatabases, openLink } from './open-link.ts';
import { readFew, readOnly, readRows } from './read-rows.ts';

export interface ExportRequest {
  list: string;
  format: ExportFormat;
  /** The query of the link, whose signature the server has checked. */
  query: Record<string, string | undefined>;
}

export interface ExportSource extends ExportDatabases {
  /** Those of the portal's schema. */
  lists: readonly ListDefinition[];
  /** Additional columns that can be requested, by the type of a row. */
  moreColumns?: ReadonlyMap<string, MoreColumns>;
}

export interface Export {
  contentType: string;
  filename: string;
  body: Readable;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The file as a stream. Errors of the query are raised before it starts. */
function writeWhole(
  client: Client,
  {
    list,
    query,
    more,
    format,
  }: Omit<ExportRequest, 'list' | 'query'> & {
    list: ListDefinition;
    query: ExportQuery;
    more: MoreColumns | undefined;
  },
): () => AsyncGenerator<Uint8Array> {
  const write = format === 'csv' ? writeCsv : writeXlsx;
  const statement = exportStatement(list, query, more?.source);
  const sourceQuery = more?.sourceOf(rowsStatement(list, query));
  return async function* () {
    const language = await languageOf(client, query);
    const { columns, row } = inWords(list.columns, language);
    const rows = rowsInWords(readRows(client, statement), row);
    const read = sourceQuery && more?.read(await readFew(client, sourceQuery), language);
    yield* read
      ? write([...columns, ...read.columns], withCells(rows, read))
      : write(columns, rows);
  };
}

/** The columns as the reader has them on the screen, and after them what the screen has not. */
function inRequestedOrder(
  columns: readonly ListColumn[],
  requested: readonly string[] = [],
): ListColumn[] {
  const place = ({ name }: ListColumn) => {
    const at = requested.indexOf(name);
    return at < 0 ? requested.length : at;
  };
  return columns.toSorted((a, b) => place(a) - place(b));
}

/** The requested language, else the reader's own. */
async function languageOf(client: Client, query: ExportQuery): Promise<Language> {
  const requested = requestedLanguage(query);
  if (requested) return requested === 'EN' ? 'en' : 'nb';
  const [row] = await readFew(client, sql`select app_hidden.current_language()`);
  return row?.[0] === 'EN' ? 'en' : 'nb';
}

/**
 * Streams a whole list to the holder of a valid link, under the policies of the session that requested it, on
 * a connection of its own that ends with the stream. Null when there is no such list or that session has
 * ended. The server must have checked the link's signature and age.
 */
export async function streamExport(
  { list: name, format, query: { q } }: ExportRequest,
  { lists, moreColumns, ...databases }: ExportSource,
): Promise<Export | null> {
  const list = lists.find((one) => one.name === name);
  const link = list && (await openLink(q, databases));
  if (!link) return null;
  const { client, query, origin } = link;
  let body: Readable | null = null;
  try {
    const ordered = { ...list, columns: inRequestedOrder(list.columns, query.columns) };
    const more = query.more ? moreColumns?.get(list.typeName) : undefined;
    const write = writeWhole(client, { list: ordered, query, more, format });
    body = Readable.from(readOnly(client, settingsOf(origin), write), { objectMode: false });
  } finally {
    const leave = () => void client.end().catch(() => {});
    // A body that is never read is closed too; its generator would neither start nor end.
    if (body) body.once('close', leave);
    else leave();
  }
  return { contentType: types[format], filename: fileName(list, query, format), body };
}
