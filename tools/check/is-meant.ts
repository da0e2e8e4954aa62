import type { Offence } from '#db/check/offence.ts';

/** Rules that end the check early: while any of them is violated, other modules are not checked. */
const ending = new Set(['database', 'modules', 'files']);

/**
 * Whether a check of these modules reports an offence: it is in one of them, in a file outside modules, such
 * as a migration, or it prevented the check from reading them.
 */
export function isMeant(
  { rule, file }: Pick<Offence, 'rule' | 'file'>,
  modules: string[],
): boolean {
  const [, module] = /(?:^|\/)modules\/([^/]+)\//.exec(file ?? '') ?? [];
  return (
    modules.length === 0 || module === undefined || modules.includes(module) || ending.has(rule)
  );
}
