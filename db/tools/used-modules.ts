/** The modules that a module uses, from the line `Uses:` of its module.md; null without that line. */
export function usedModules(page: string): string[] | null {
  const names = /^Uses:(.*)$/m.exec(page)?.[1];
  if (names === undefined) return null;
  return (names.match(/[a-z_]+/g) ?? []).filter((name) => name !== 'none');
}
