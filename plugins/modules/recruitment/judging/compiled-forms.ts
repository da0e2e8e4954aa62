import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { ApplicationForm } from '../../../../forms/applications/application-form.ts';
import type { ReadyForm } from '../../../../forms/applications/check-answers.ts';
import {
  compileForm,
  compileValidatorModule,
} from '../../../../forms/applications/compile-form.ts';

const MOST_READY = 200;
const MOST_WRITTEN_LETTERS = 20_000_000;

const ready = new LRUCache<string, ReadyForm>({ max: MOST_READY });
const written = new LRUCache<string, string>({
  maxSize: MOST_WRITTEN_LETTERS,
  sizeCalculation: (code) => code.length,
});

/** A form made ready for answers, compiled once for as long as it is asked for. `digest` is its SHA-256. */
export function readyFormOf(digest: string, form: ApplicationForm): ReadyForm {
  const known = ready.get(digest) ?? compileForm(form);
  ready.set(digest, known);
  return known;
}

/** The validator of the form with this SHA-256 as a module for browsers; null where no job asks for it. */
export async function writtenFormOf(pool: pg.Pool, digest: string): Promise<string | null> {
  const known = written.get(digest);
  if (known) return known;
  const { rows } = await pool.query<{ form: ApplicationForm | null }>(
    'select app_private.form_of_digest($1) as form',
    [digest],
  );
  const form = rows[0]?.form;
  if (!form) return null;
  const code = compileValidatorModule(form);
  written.set(digest, code);
  return code;
}
