/** The text of a smart tag; the first when it is written several times. */
export function tagOf(thing: object, name: string): string | null {
  const tags: unknown = Reflect.get(thing, 'tags');
  if (typeof tags !== 'object' || tags === null) return null;
  const value: unknown = Reflect.get(tags, name);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : null;
}
