import { type SQL, sql } from 'pg-sql2';

/** A sign that JSON never holds unescaped: an answer with it has a fault, and Grafast reports which. */
export const faultSign = '\x02';

export const faulty: SQL = sql`chr(2)`;

/** A text of JSON within a statement. */
export interface Text {
  sql: SQL;
  /** It is null if a value is missing that must not be: a fault of the answer. */
  isStrict: boolean;
}

/** A text that is never null, except on purpose. */
export const checked = ({ sql: text, isStrict }: Text): SQL =>
  isStrict ? sql`coalesce(${text}, ${faulty})` : text;

/** The reason why an operation is left to Grafast. */
export class NotCompiled extends Error {}

/** The compiled operation, or the reason why it is left to Grafast. */
export function unlessUnknown<Made>(compile: () => Made): Made | NotCompiled {
  try {
    return compile();
  } catch (error) {
    if (error instanceof NotCompiled) return error;
    throw error;
  }
}

export function leaveToGrafast(reason: string): never {
  throw new NotCompiled(reason);
}

/** A text of SQL as it is; `sql.raw` is the same with a warning at its first use. */
export function asIs(text: string): SQL {
  const parts = [text, ''];
  return sql(Object.assign(parts, { raw: parts }), sql.blank);
}

/** A text that is the same for all requests, written into the statement. */
export function constant(text: string): SQL {
  if (/['\\]/.test(text)) throw new Error(`Not a constant of a statement: ${text}`);
  return asIs(`'${text}'`);
}

/** Writes a part out once for all requests; it depends on nothing that they bring. */
export function writtenOut(part: SQL): SQL {
  const { text, values } = sql.compile(part);
  if (values.length > 0) throw new Error(`A constant part has parameters: ${text}`);
  return asIs(text);
}
