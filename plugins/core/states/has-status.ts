import type { PgCodecWithAttributes } from '@dataplan/pg';

/** A table with a status has transitions; a test of the database holds it to that. */
export function hasStatus(codec: PgCodecWithAttributes): boolean {
  return codec.attributes.status?.codec.isEnum === true;
}
