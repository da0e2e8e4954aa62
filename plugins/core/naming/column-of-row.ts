import type { PgCodecRelation } from '@dataplan/pg';

/**
 * The column of the other table that says which row it belongs to, of a relation that is pointed to. A key may
 * also demand one account of both rows; null where neither column stands for the row itself.
 */
export function columnOfRow({ localAttributes, remoteAttributes }: PgCodecRelation): string | null {
  const at = remoteAttributes.length === 1 ? 0 : localAttributes.indexOf('id');
  return remoteAttributes[at] ?? null;
}
