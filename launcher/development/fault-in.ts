import { pathToFileURL } from 'node:url';
import type { Fault } from '../../ground/development/work-state.ts';

/** What the last words of a process that could not start say of our files. */
export function faultIn(lastWords: string, root: string): Fault {
  const place = pathToFileURL(`${root}/`).href;
  const ours = lastWords
    .split(place)
    .slice(1)
    .filter((rest) => !rest.startsWith('node_modules'));
  const [, file = null, line] = /^([^:\s]+):(\d+)/.exec(ours[0] ?? '') ?? [];
  return {
    file,
    line: line ? Number(line) : null,
    what: lastWords,
    cure: 'The server goes on as it was until it is mended.',
  };
}
