import { signPath } from '../../../storage/signed-path.ts';
import type { ListQuery } from './list-query.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** A reader unpacks them on a telephone too, and the storage is asked for each. */
export const MOST_DOCUMENTS = 500;

/** The payload of an export link, besides list and format. */
export interface ExportQuery extends ListQuery {
  /** Hash of the token of the session that asked; null for a visitor. */
  session: string | null;
  /** Of the headings and values; the reader's own when it is not given. */
  language?: string;
  /** The variant of the row-dependent columns, if requested. */
  more?: string;
}

/**
 * A signed link to a whole list. It names the session that asked, so that the rows are read under
 * its rules, and dies with it.
 */
export function exportPath(
  secret: string,
  list: string,
  format: ExportFormat | 'zip',
  query: ListQuery & Pick<ExportQuery, 'more' | 'language'>,
  tokenSha256: Buffer | null,
): string {
  const asked: ExportQuery = { ...query, session: tokenSha256?.toString('base64url') ?? null };
  const q = Buffer.from(JSON.stringify(asked)).toString('base64url');
  return signPath(secret, `/export/${list}.${format}`, { q });
}
