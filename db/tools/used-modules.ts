/** Whom a module uses, as the line `Uses:` of its module.md says; null where there is none. */
export function usedModules(page: string): string[] | null {
  const said = /^Uses:(.*)$/m.exec(page)?.[1];
  if (said === undefined) return null;
  return (said.match(/[a-z_]+/g) ?? []).filter((name) => name !== 'none');
}
