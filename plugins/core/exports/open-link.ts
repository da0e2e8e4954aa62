import { Client } from 'pg';
import type { ExportQuery } from '../lists/export-path.ts';
import { committedPosition, hasReplayed } from '../requests/replica.ts';
import type { RequestOrigin, SessionSettings } from '../requests/request-context.ts';

const connectLimitMs = 10_000;
/** A file takes longer to write than a replica to catch up. */
const replayLimitMs = 2_000;

/** The databases an export may read from. */
export interface ExportDatabases {
  /** Logs in as app_authenticator. */
  connectionString: string;
  /** A streaming replica, which reads whole lists for the primary. */
  replicaUrl?: string | null;
}

export interface OpenLink {
  /**
   * A connection of its own, so that a slow reader blocks no other request; the caller that opens the link
   * ends it.
   */
  client: Client;
  query: ExportQuery;
  /** The caller under whose policies the rows are read. */
  origin: RequestOrigin;
}

/** The query and session of an export link; null when the link cannot be read or its session has ended. */
export async function openLink(
  q: string | undefined,
  { connectionString, replicaUrl }: ExportDatabases,
): Promise<OpenLink | null> {
  const query = readQuery(q);
  if (!query) return null;
  const client = newClient(connectionString);
  let origin: RequestOrigin | null = null;
  try {
    await client.connect();
    origin = await originOf(client, query.session);
  } finally {
    if (!origin) void client.end().catch(() => {});
  }
  if (!origin) return null;
  const replica = replicaUrl ? await connectReplica(client, newClient(replicaUrl)) : null;
  if (replica) void client.end().catch(() => {});
  return { client: replica ?? client, query, origin };
}

function newClient(connectionString: string): Client {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: connectLimitMs,
    application_name: 'honorar-export',
  });
  // The stream reports what goes wrong; without a listener the process would end.
  client.on('error', () => {});
  return client;
}

/** The replica when it has all that is committed on the primary; null when it is away or behind. */
async function connectReplica(primary: Client, replica: Client): Promise<Client | null> {
  try {
    const position = await committedPosition(primary);
    await replica.connect();
    if (await hasReplayed(replica, position, replayLimitMs)) return replica;
  } catch {
    // The primary can do the same.
  }
  void replica.end().catch(() => {});
  return null;
}

function readQuery(q: string | undefined): ExportQuery | null {
  try {
    return JSON.parse(Buffer.from(q ?? '', 'base64url').toString('utf8')) as ExportQuery;
  } catch {
    return null;
  }
}

/** The caller under whose policies the rows are read; null when the session has ended. */
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
