import { tagText } from './tag-text.ts';

/** What `@section invoicing 10` says: the section of the menus, and how far down it stands. */
export function readSection(tag: unknown): { name: string; place: number | null } | null {
  const [name, place] = tagText(tag)?.split(/\s+/) ?? [];
  return name ? { name, place: place ? Number(place) : null } : null;
}
