import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Offence } from '#db/check/offence.ts';

const modules = '{db,forms,plugins,server,workers,portal}/modules';

/** Files that cannot be read at all: no JSON where JSON belongs, and bytes that are no text. */
export function textOffences(root: string): Offence[] {
  const files = [`${modules}/**/*.{json,md,sql}`, 'db/migrations/current/*.sql'];
  return globSync(files, { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const fault = noText(text) ?? (file.endsWith('.json') ? noJson(text) : null);
      return fault ? [{ rule: 'files', file, ...fault }] : [];
    });
}

type Fault = Pick<Offence, 'line' | 'what' | 'cure'>;

/** U+0000, which Postgres accepts nowhere, and U+FFFD, which replaces bytes that are not UTF-8. */
function noText(text: string): Fault | null {
  const at = text.search(/[\0\uFFFD]/u);
  if (at < 0) return null;
  const what = 'a byte in it is no text';
  return { line: lineAt(text, at), what, cure: 'Save the file as UTF-8 and write the line again.' };
}

function noJson(text: string): Fault | null {
  const faults: ParseError[] = [];
  const parsed: unknown = parse(text, faults, { disallowComments: true });
  const [fault] = faults;
  if (fault) {
    const what = `it is no JSON: ${inWords(printParseErrorCode(fault.error))}`;
    return { line: lineAt(text, fault.offset), what, cure: 'Mend this line.' };
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return null;
  return { line: 1, what: 'it is no object', cure: 'Write { … } with what it says by name.' };
}

/** `PropertyNameExpected`: property name expected. */
const inWords = (code: string) =>
  code.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;
