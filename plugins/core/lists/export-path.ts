import { signPath } from '#shared/storage/signed-path.ts';
import '../requests/request-context.ts';
import type { ListQuery } from './read-documents.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** The parts of a request's context that a link is signed with. */
export type LinkContext = Pick<Grafast.Context, 'origin' | 'serverContext'>;

/** The payload of an export link, besides list and format. */
export interface ExportQuery extends ListQuery {
  /** Hash of the token of the requesting session; null for a visitor. */
  session: string | null;
  /** Of the headings and values; the reader's own when it is not given. */
  language?: string;
  /** The variant of the row-dependent columns, if requested. */
  more?: string;
  /** The fields of the row that come first, in this order. */
  columns?: string[];
}

/** The language that an export was requested in; that of the row-dependent columns is of the whole. */
export const requestedLanguage = ({ language, more }: ExportQuery) => language ?? more;

/** The arguments of the field that links to an export. */
export interface ExportArguments {
  format?: ExportFormat | null;
  language?: unknown;
  more?: unknown;
  columns?: readonly string[] | null;
}

/** The link that a list offers to all of its rows. */
export function exportLink(
  { origin, serverContext: { secret } }: LinkContext,
  list: string,
  query: ListQuery,
  { format, language, more, columns }: ExportArguments,
): string {
  const request = {
    ...query,
    ...(more ? { more: String(more) } : {}),
    ...(columns?.length ? { columns: [...columns] } : {}),
    ...inLanguage(origin, language),
  };
  return exportPath(secret, list, format ?? 'csv', request, origin.tokenSha256);
}

/** The requested language, else that of the screen; without either it is the reader's own. */
export function inLanguage(
  { language: ofScreen }: LinkContext['origin'],
  language?: unknown,
): { language?: string } {
  const requested = language ?? ofScreen;
  return requested ? { language: String(requested) } : {};
}

/** The `q` of a signed link: a query and the session that makes it, under whose policies `openLink` reads. */
export const queryOfLink = (
  query: Omit<ExportQuery, 'session'>,
  tokenSha256: Buffer | null,
): string => {
  const signed: ExportQuery = { ...query, session: tokenSha256?.toString('base64url') ?? null };
  return Buffer.from(JSON.stringify(signed)).toString('base64url');
};

/**
 * A signed link to a whole list. It names the requesting session, so that the rows are read under its
 * policies, and ends with it.
 */
export function exportPath(
  secret: string,
  list: string,
  format: ExportFormat | 'zip',
  query: ListQuery & Pick<ExportQuery, 'more' | 'language' | 'columns'>,
  tokenSha256: Buffer | null,
): string {
  return signPath(secret, `/export/${list}.${format}`, { q: queryOfLink(query, tokenSha256) });
}
