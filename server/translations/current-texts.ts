import type pg from 'pg';

/**
 * A text with operators' overrides applied. `key` is a JSON Pointer into its file, without the first slash.
 */
export interface CurrentText {
  module: string;
  namespace: string;
  key: string;
  text: string;
}

/** The languages of the product, as addresses and the database write them. */
export const LANGUAGES = { nb: 'NB', en: 'EN' } as const;

export type Language = keyof typeof LANGUAGES;

export async function currentTexts(
  pool: pg.Pool,
  language: Language,
  isOverride: boolean | null = null,
): Promise<CurrentText[]> {
  const { rows } = await pool.query<CurrentText>(
    'select * from app_private.current_texts($1, $2)',
    [LANGUAGES[language], isOverride],
  );
  return rows;
}
