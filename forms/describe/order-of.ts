/**
 * The fields of an object in the order they are drawn in; what is not named is not drawn, but for `*`.
 * All of them as they stand in the schema where nothing is said.
 */
export function orderOf(order: readonly string[] | undefined, names: readonly string[]): string[] {
  const listed = order ?? ['*'];
  return listed.flatMap((name) => {
    if (name === '*') return names.filter((one) => !listed.includes(one));
    return names.includes(name) ? [name] : [];
  });
}
