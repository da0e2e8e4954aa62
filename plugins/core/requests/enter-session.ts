import type { Pool } from 'pg';
import type { RequestOrigin, SessionSettings } from './request-origin.ts';
import type { PacketResult, Statement } from './send-packet.ts';
import { settingsOf } from './settings-of.ts';

const columnsOf = new WeakMap<Pool, Promise<string[]>>();

/** The columns of a session, read once. */
function columnsIn(pool: Pool): Promise<string[]> {
  const known = columnsOf.get(pool) ?? readColumns(pool);
  columnsOf.set(pool, known);
  known.catch(() => columnsOf.delete(pool));
  return known;
}

async function readColumns(pool: Pool): Promise<string[]> {
  const { fields } = await pool.query('select * from app_private.session_settings($1)', [
    Buffer.alloc(0),
  ]);
  return fields.map(({ name }) => name);
}

type Caller = Omit<RequestOrigin, 'session'>;

/**
 * The statement that becomes the session of a token for what follows it in a packet, with the settings of every other
 * request, and may only read. Without a session, or with one of another API, the role stays that of the
 * authenticator, which may read nothing.
 */
export async function enterSession(
  pool: Pool,
  caller: Caller,
  role: string,
): Promise<{ columns: string[]; statement: Statement }> {
  const columns = await columnsIn(pool);
  const session = Object.fromEntries(columns.map((name) => [name, null])) as unknown;
  const settings = settingsOf({ ...caller, session: { ...(session as SessionSettings), role } });
  const values: unknown[] = [caller.tokenSha256, role];
  const calls: string[] = [];
  for (const [name, value] of Object.entries({ ...settings, transaction_read_only: 'on' })) {
    if (name === 'role') continue;
    const column = columns.find((one) => name === `app.${one}`);
    if (!column) values.push(value);
    const given = column ? `coalesce(s.${column}::text, '')` : `$${values.length}`;
    calls.push(`set_config('${name}', ${given}, true)`);
  }
  calls.push(`set_config('role', case when s.role = $2 then s.role else 'none' end, true)`);
  const read = columns.map((name) => `s.${name}::text`);
  const text = `select ${[...read, ...calls].join(', ')} from app_private.session_settings($1) s where s.role is not null`;
  return { columns, statement: { name: 'enter-session', text, values } };
}

/** The session that a packet has found; undefined if it failed before. */
export function sessionFound(
  columns: string[],
  { rows: [found] }: PacketResult,
): SessionSettings | null | undefined {
  if (!found) return undefined;
  const [row] = found;
  if (!row) return null;
  const session = columns.map((name, i) => [name, row[i]]);
  return Object.fromEntries(session) as unknown as SessionSettings;
}
