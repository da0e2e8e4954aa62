import type { Fault } from '#shared/development/work-state.ts';

/**
 * Faults that keep a save from taking effect come first, unless the check reports them already, with a better
 * position: missing labels or unreachable states must not read as if the API were outdated.
 */
export function allFaults(found: Fault[], failures: Fault[]): Fault[] {
  const untold = failures.filter(
    ({ what: reason }) =>
      !found.some(
        ({ file, what }) => reason.includes(what) || (file !== null && reason.includes(file)),
      ),
  );
  return [...untold, ...found];
}
