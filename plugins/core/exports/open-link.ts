import { Client } from 'pg';
import type { ExportQuery } from '../lists/export-path.ts';
import type { RequestOrigin, SessionSettings } from '../requests/request-origin.ts';

const connectLimitMs = 10_000;

export interface OpenLink {
  /** Of its own, so that a slow reader waits for nobody; whoever opens the link ends it. */
  client: Client;
  query: ExportQuery;
  /** Whose rules the rows are read under. */
  origin: RequestOrigin;
}

/** What a link to an export asks for, and for whom; null when it cannot be read or the session that asked is no more. */
export async function openLink(
  q: string | undefined,
  connectionString: string,
): Promise<OpenLink | null> {
  const query = readQuery(q);
  if (!query) return null;
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: connectLimitMs,
    application_name: 'honorar-export',
  });
  // The stream reports what goes wrong; without a listener the process would end.
  client.on('error', () => {});
  let origin: RequestOrigin | null = null;
  try {
    await client.connect();
    origin = await originOf(client, query.session);
  } finally {
    if (!origin) void client.end().catch(() => {});
  }
  return origin && { client, query, origin };
}

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
