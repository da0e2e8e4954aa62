import type { Fault } from '../../ground/development/work-state.ts';

/**
 * What keeps a save from being in force comes first, unless the check tells it already, with a better place: who
 * has words to write or states to reach must not take the API for what the files say.
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
