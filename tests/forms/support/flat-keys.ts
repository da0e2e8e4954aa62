/**
 * Every key of a tree of texts, branches too: `fields`, `fields.clients`, `fields.clients.name`.
 */
export function flatKeys(tree: object, before = ''): string[] {
  return Object.entries(tree).flatMap(([name, below]) => {
    const key = `${before}${name}`;
    return typeof below === 'string' ? [key] : [key, ...flatKeys(below, `${key}.`)];
  });
}
