import { pathToFileURL } from 'node:url';
import type { Fault } from '#shared/development/work-state.ts';

/** The fault in our files behind the last output of a process that could not start or rebuild. */
export function faultIn(lastWords: string, root: string): Fault {
  const place = pathToFileURL(`${root}/`).href;
  const ours = lastWords
    .split(place)
    .slice(1)
    .filter((rest) => !rest.startsWith('node_modules'));
  const [, file = null, line] = /^([^:\s]+):(\d+)/.exec(ours[0] ?? '') ?? [];
  const message = errorIn(lastWords).replaceAll(place, '').replaceAll(`${root}/`, '');
  return {
    file: file ?? /\b(?:db|forms)\/[\w./-]+\.(?:sql|json|md)\b/.exec(message)?.[0] ?? null,
    line: line ? Number(line) : null,
    what: message,
    cure: 'The server goes on as it was until it is mended.',
  };
}

const ERROR = /^(?:\w*Error|AggregateError)(?: \[\w+\])?: /;
/** Lines that Node prints around an error: stack, properties, its own version. */
const AROUND = /^(?: {4}at |Node\.js v| {2}\[?\w+\]?: |[{}])/;

/** The number of lines to show if no error is found. */
const MOST_LINES = 12;

/** The last error in the output with all its lines, without earlier log lines and Node's additions. */
function errorIn(lastWords: string): string {
  const lines = lastWords.split('\n');
  const start = lines.findLastIndex((line) => ERROR.test(line));
  if (start === -1) return loggedIn(lines) ?? lines.slice(-MOST_LINES).join('\n');
  const rest = lines.slice(start + 1);
  const ends = rest.findIndex((line) => AROUND.test(line));
  const block = [lines[start], ...(ends === -1 ? rest : rest.slice(0, ends))].join('\n').trim();
  return block.replace(/ \[\w+\]: /, ': ').replace(/ \{$/, '');
}

/** The last error that was written to the log, as a line of JSON. */
function loggedIn(lines: string[]): string | null {
  for (const line of lines.toReversed()) {
    const [, text = null] = /"err":\{.*?"message":("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
    if (text) return JSON.parse(text);
  }
  return null;
}
