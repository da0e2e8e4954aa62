/**
 * A number in the groups of its column's tag `@groups`: `3 3 3` for a text of nine signs, a single
 * size over and over. One group for a text of another length, as a foreign number has.
 */
export function digitGroups(text: string, tag: string | null): string[] {
  const sizes = (tag ?? '').split(/\s+/).map(Number).filter(Boolean);
  if (sizes.length === 1) return text.match(new RegExp(`.{1,${sizes[0]}}`, 'g')) ?? [text];
  const parts = sizes.map((size) => `(.{${size}})`).join('');
  return new RegExp(`^${parts}$`).exec(text)?.slice(1) ?? [text];
}
