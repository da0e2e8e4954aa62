/**
 * The fields of an object in order of presentation. Fields that are not listed are not shown, except through
 * `*`. Without an order, all of them as in the schema.
 */
export function orderOf(order: readonly string[] | undefined, names: readonly string[]): string[] {
  const listed = order ?? ['*'];
  return listed.flatMap((name) => {
    if (name === '*') return names.filter((one) => !listed.includes(one));
    return names.includes(name) ? [name] : [];
  });
}
