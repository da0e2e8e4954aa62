import { Readable } from 'node:stream';
import { Client } from 'pg';
import { knownLists } from '../lists/known-lists.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import type { RequestOrigin, SessionSettings } from '../requests/request-origin.ts';
import { settingsOf } from '../requests/settings-of.ts';
import type { ExportFormat, ExportQuery } from './export-path.ts';
import { exportStatement } from './export-statement.ts';
import { readRows } from './read-rows.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

export interface ExportRequest {
  list: string;
  format: ExportFormat;
  /** The query of the link, whose signature the server has checked. */
  query: Record<string, string | undefined>;
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

function readQuery(q: string | undefined): ExportQuery | null {
  try {
    return JSON.parse(Buffer.from(q ?? '', 'base64url').toString('utf8')) as ExportQuery;
  } catch {
    return null;
  }
}

/** Whose rules the rows are read under; null when the session that asked is no more. */
async function originOf(client: Client, session: string | null): Promise<RequestOrigin | null> {
  const visitor = { ip: '', userAgent: '', tokenSha256: null, session: null };
  if (session === null) return visitor;
  const tokenSha256 = Buffer.from(session, 'base64url');
  const { rows } = await client.query<SessionSettings>(
    'select * from app_private.session_settings($1)',
    [tokenSha256],
  );
  return rows[0]?.role ? { ...visitor, tokenSha256, session: rows[0] } : null;
}

async function* write(
  client: Client,
  list: ListDefinition,
  format: ExportFormat,
  query: ExportQuery,
  origin: RequestOrigin,
): AsyncGenerator<Buffer> {
  try {
    const rows = readRows(client, settingsOf(origin), exportStatement(list, query));
    yield* (format === 'csv' ? writeCsv : writeXlsx)(list.columns, rows);
  } finally {
    await client.end();
  }
}

/**
 * Streams a whole list to whoever holds a good link to it, under the rules of the session that
 * asked for the link. Null when there is no such list or that session has ended. The server must
 * have checked the link's signature and age.
 */
export async function streamExport(
  { list: name, format, query: { q } }: ExportRequest,
  { connectionString }: { connectionString: string },
): Promise<Export | null> {
  const list = knownLists.get(name);
  const query = readQuery(q);
  if (!list || !query) return null;
  const client = new Client({ connectionString });
  // The stream reports what goes wrong; without a listener the process would end.
  client.on('error', () => {});
  await client.connect();
  const origin = await originOf(client, query.session).catch(() => null);
  if (!origin) {
    await client.end();
    return null;
  }
  const day = new Date().toISOString().slice(0, 10);
  return {
    contentType: types[format],
    filename: `${name}-${day}.${format}`,
    body: Readable.from(write(client, list, format, query, origin), { objectMode: false }),
  };
}
