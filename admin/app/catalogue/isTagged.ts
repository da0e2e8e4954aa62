/** Whether the smart tag is present, with or without text. */
export function isTagged(thing: object, name: string): boolean {
  const tags: unknown = Reflect.get(thing, 'tags');
  return typeof tags === 'object' && tags !== null && Reflect.get(tags, name) !== undefined;
}
