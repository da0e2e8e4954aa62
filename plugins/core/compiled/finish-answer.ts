import { type SQL, sql } from 'pg-sql2';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { signPath } from '#shared/storage/signed-path.ts';
import type { LinkContext } from '../lists/export-path.ts';
import { constant, faultSign } from './text.ts';

/** Stands before a uuid that becomes a global id. JSON holds neither sign unescaped. */
const idSign = '\x03';
/** Stands before and after a text that is finished here: its kind, a colon, the value. */
const sign = '\x04';
const uuidLength = 36;

type Kind = 'json' | 'link' | 'thumb' | 'path' | 'documents';

/** Links and other values that the database cannot compute, for one request. */
export interface Around {
  /** Signs links. */
  secret: string;
  /** Links that follow from arguments alone. */
  paths: string[];
  /** Links to the documents of lists, by the number of these. */
  documents: ((count: number) => string | null)[];
}

/** The text of a global id; null for a null uuid. */
export function globalId(prefix: string, uuid: SQL): SQL {
  return sql`${constant(`"${prefix}${idSign}`)} || ${uuid}::text || '"'`;
}

/** A value that `finishAnswer` writes. */
export function finished(kind: Kind, value: SQL): SQL {
  return sql`${constant(`${sign}${kind}:`)} || ${value} || ${constant(sign)}`;
}

/** The answer of a statement with ids and links written out; null if it has a fault. */
export function finishAnswer(answer: string, around: Around): string | null {
  if (answer.includes(faultSign)) return null;
  const [start = '', ...rest] = answer.split(idSign);
  let text = start;
  for (const part of rest) {
    text += encodeTypeId('', part.slice(0, uuidLength)) + part.slice(uuidLength);
  }
  if (!answer.includes(sign)) return text;
  const parts = text.split(sign);
  return parts.map((part, i) => (i % 2 === 1 ? finish(part, around) : part)).join('');
}

function finish(part: string, { secret, paths, documents }: Around): string {
  const end = part.indexOf(':');
  const value = part.slice(end + 1);
  switch (part.slice(0, end) as Kind) {
    case 'json':
      return JSON.stringify(JSON.parse(value));
    case 'link':
      return JSON.stringify(signPath(secret, `/files/${value}`));
    case 'thumb':
      return JSON.stringify(signPath(secret, `/files/${value}`, { thumb: '1' }));
    case 'path':
      return JSON.stringify(paths[Number(value)]);
    case 'documents': {
      const [place, count] = value.split('/').map(Number);
      return JSON.stringify(documents[place ?? 0]?.(count ?? 0) ?? null);
    }
  }
}

/** A request for a compiled operation. */
export interface Request extends Around {
  context: LinkContext;
  /** Has a session, or its look-up is sent together with the statement. */
  isSignedIn: boolean;
  /** Checked and with their defaults, as GraphQL coerces them. */
  variables: Record<string, unknown>;
}

export function requestOf(
  context: LinkContext & { isSignedIn?: boolean },
  variables: Record<string, unknown>,
): Request {
  const { secret } = context.serverContext;
  const isSignedIn = context.isSignedIn ?? context.origin.session !== null;
  return { context, variables, isSignedIn, secret, paths: [], documents: [] };
}
