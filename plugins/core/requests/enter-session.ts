import type { Pool } from 'pg';
import type { RequestOrigin, SessionSettings } from './request-context.ts';
import type { PacketResult, Statement } from './send-packet.ts';
import { settingsOf } from './settings-of.ts';

type Caller = Omit<RequestOrigin, 'session'>;

/** The statement that enters a session, and the settings that a request has besides those of the session. */
interface Entrance {
  columns: string[];
  text: string;
  given: string[];
}

const entrances = new WeakMap<Pool, Promise<Entrance>>();

/** Written once from the columns of a session. */
function entranceOf(pool: Pool): Promise<Entrance> {
  const known = entrances.get(pool) ?? readColumns(pool).then(writeEntrance);
  entrances.set(pool, known);
  known.catch(() => entrances.delete(pool));
  return known;
}

async function readColumns(pool: Pool): Promise<string[]> {
  const { fields } = await pool.query('select * from app_private.session_settings($1)', [
    Buffer.alloc(0),
  ]);
  return fields.map(({ name }) => name);
}

function writeEntrance(columns: string[]): Entrance {
  const given: string[] = [];
  const calls: string[] = [];
  for (const name of Object.keys(settingsWith(columns, noCaller))) {
    if (name === 'role') continue;
    const column = columns.find((one) => name === `app.${one}`);
    if (!column) given.push(name);
    const value = column ? `coalesce(s.${column}::text, '')` : `$${given.length + 2}`;
    calls.push(`set_config('${name}', ${value}, true)`);
  }
  calls.push(`set_config('role', case when s.role = $2 then s.role else 'none' end, true)`);
  const read = columns.map((name) => `s.${name}::text`);
  const text = `select ${[...read, ...calls].join(', ')} from app_private.session_settings($1) s where s.role is not null`;
  return { columns, text, given };
}

const noCaller: Caller = { ip: '', userAgent: '', tokenSha256: null };

/** The settings of every other request of a session, which may only read. */
function settingsWith(columns: string[], caller: Caller): Record<string, string> {
  const session = Object.fromEntries(columns.map((name) => [name, null])) as unknown;
  const settings = settingsOf({ ...caller, session: session as SessionSettings });
  return { ...settings, transaction_read_only: 'on' };
}

/**
 * The statement that becomes the session of a token for what follows it in a packet. Without a session, or with one of
 * another API, the role stays that of the authenticator, which may read nothing.
 */
export async function enterSession(
  pool: Pool,
  caller: Caller,
  { role, deadlineMs }: { role: string; deadlineMs: number },
): Promise<{ columns: string[]; statement: Statement }> {
  const { columns, text, given } = await entranceOf(pool);
  const settings = settingsWith(columns, caller);
  const limitMs = Math.min(Number(settings.statement_timeout), deadlineMs);
  settings.statement_timeout = String(limitMs);
  const values = [caller.tokenSha256, role, ...given.map((name) => settings[name])];
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
