import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { ApplicationForm } from '#forms/applications/application-form.ts';
import { judge } from './judging-pool.ts';

const MOST_LETTERS = 20_000_000;

const written = new LRUCache<string, string>({
  maxSize: MOST_LETTERS,
  sizeCalculation: (code) => code.length,
});

/** The validator of the form with this SHA-256 as a module for browsers; null where no job uses it. */
export async function writtenFormOf(
  pool: pg.Pool,
  digest: string,
  ip: string,
): Promise<string | null> {
  const known = written.get(digest);
  if (known) return known;
  const { rows } = await pool.query<{ form: ApplicationForm | null }>(
    'select app_private.form_of_digest($1) as form',
    [digest],
  );
  const form = rows[0]?.form;
  if (!form) return null;
  const code = await judge({ ip, session: null }, { kind: 'module', form });
  written.set(digest, code);
  return code;
}
