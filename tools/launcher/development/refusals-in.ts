import type { Fault } from '#shared/development/work-state.ts';

const PLACED = /([\s\S]+?)\n {2}in (\S+), line (\d+)[^\n]*(?:\n|$)/g;

/**
 * The faults for which a migration refused a save, each with the place that its message names. One that fails
 * on existing rows is unknown to the check, whose database is empty.
 */
export function refusalsIn(error: unknown): Fault[] {
  const message = error instanceof Error ? error.message : String(error);
  const cure = 'The database and the API stay as they were until it is mended.';
  const placed = [...message.matchAll(PLACED)].map(([, what = '', file = '', line]) => ({
    file,
    line: Number(line),
    what: what.trim(),
    cure,
  }));
  return placed.length > 0 ? placed : [{ file: null, line: null, what: message, cure }];
}
