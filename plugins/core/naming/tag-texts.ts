/** Every text of a smart tag that may be written several times, and `''` for each bare one. */
export function tagTexts(tag: unknown): string[] {
  const all: unknown[] = Array.isArray(tag) ? tag : [tag];
  return all.flatMap((one) => (typeof one === 'string' ? [one.trim()] : one ? [''] : []));
}
