import type { PgCodecRelation } from '@dataplan/pg';

/**
 * The column of the referencing table that identifies the parent row. A key may also require both rows to
 * belong to the same account; null if neither column identifies the row.
 */
export function columnOfRow({ localAttributes, remoteAttributes }: PgCodecRelation): string | null {
  const at = remoteAttributes.length === 1 ? 0 : localAttributes.indexOf('id');
  return remoteAttributes[at] ?? null;
}
