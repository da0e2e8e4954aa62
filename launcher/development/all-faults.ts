import type { Fault } from '../../ground/development/work-state.ts';

/**
 * Faults that keep a save from taking effect come first, unless the check reports them already, with a better
 * position: missing labels or unreachable states must not read as if the API were outdated.
 */
export function allFaults(found: Fault[], keeping: Fault[]): Fault[] {
  const untold = keeping.filter(
    ({ what: said }) =>
      !found.some(
        ({ file, what }) => said.includes(what) || (file !== null && said.includes(file)),
      ),
  );
  return [...untold, ...found];
}
