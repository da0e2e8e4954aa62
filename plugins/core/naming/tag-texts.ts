import type { PgCodecRelation } from '@dataplan/pg';

/** Every text of a smart tag that may be written several times, and `''` for each bare one. */
export function tagTexts(tag: unknown): string[] {
  const all: unknown[] = Array.isArray(tag) ? tag : [tag];
  return all.flatMap((one) => (typeof one === 'string' ? [one.trim()] : one ? [''] : []));
}

/** A smart tag as one text: the first of several, and nothing when the tag is absent or bare. */
export function tagText(tag: unknown): string | null {
  const first = Array.isArray(tag) ? tag[0] : tag;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
}

/** Parses `@section invoicing 10`: the section of the menus, and its position. */
export function readSection(tag: unknown): { name: string; place: number | null } | null {
  const [name, place] = tagText(tag)?.split(/\s+/) ?? [];
  return name ? { name, place: place ? Number(place) : null } : null;
}

/**
 * The column of the referencing table that identifies the parent row. A key may also require both rows to
 * belong to the same account; null if neither column identifies the row.
 */
export function columnOfRow({ localAttributes, remoteAttributes }: PgCodecRelation): string | null {
  const at = remoteAttributes.length === 1 ? 0 : localAttributes.indexOf('id');
  return remoteAttributes[at] ?? null;
}
