/** A smart tag as one text: the first of several, and nothing when the tag is absent or bare. */
export function tagText(tag: unknown): string | null {
  const first = Array.isArray(tag) ? tag[0] : tag;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
}
