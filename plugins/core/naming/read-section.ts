import { tagText } from './tag-text.ts';

/** Parses `@section invoicing 10`: the section of the menus, and its position. */
export function readSection(tag: unknown): { name: string; place: number | null } | null {
  const [name, place] = tagText(tag)?.split(/\s+/) ?? [];
  return name ? { name, place: place ? Number(place) : null } : null;
}
