/** The modules that a module uses, from the line `Uses:` of its module.md; null without that line. */
export function usedModules(page: string): string[] | null {
  const said = /^Uses:(.*)$/m.exec(page)?.[1];
  if (said === undefined) return null;
  return (said.match(/[a-z_]+/g) ?? []).filter((name) => name !== 'none');
}
