import type { Offence } from '#db/check/offence.ts';

/** Rules that end the check early: while any of them is violated, other modules are not checked. */
const ending = new Set(['database', 'modules', 'files']);

/**
 * Whether a check of these modules reports an offence: it is in one of them or names a file of one, as where two
 * modules define a label; it is in a file outside modules, such as a migration; or it prevented the check from
 * reading them.
 */
export function isMeant(
  { rule, file, what }: Pick<Offence, 'rule' | 'file' | 'what'>,
  modules: string[],
): boolean {
  const modulesOf = (text: string) =>
    [...text.matchAll(/(?:^|[/\s])modules\/([^/]+)\//g)].map(([, module]) => module!);
  const own = modulesOf(file ?? '');
  return (
    modules.length === 0 ||
    own.length === 0 ||
    [...own, ...modulesOf(what)].some((module) => modules.includes(module)) ||
    ending.has(rule)
  );
}
