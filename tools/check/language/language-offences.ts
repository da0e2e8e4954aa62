import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Offence } from '#db/check/offence.ts';
import { type Comment, commentsIn, sqlComments } from './comments-in.ts';
import { declaredNames } from './declared-names.ts';
import plainNames from './plain-names.json' with { type: 'json' };
import retiredWords from './retired-words.json' with { type: 'json' };

const PACKAGES = '{admin,db,forms,plugins,portal,sandbox,server,shared,tools,workers}';
/** Generated, written once for good, or a test. */
const SKIPPED = /node_modules|generated|\.d\.ts$|\.(?:test|spec)\.|\/dist\/|^db\/migrations\//;
const OPENING =
  /^(?:What|Who|Whoever|Whom|Whose|Where|How|By what|In whose|Of what)(?=\s)(?![^.]*\?)/;
const RETIRED = new Map(Object.entries(retiredWords));
const MAY_OPEN = new RegExp(String.raw`(?:\/\*|\/\/|\*|--)\s*(?:${OPENING.source.slice(1)})`);
const MAY_NAME = new RegExp([...RETIRED.keys()].join('|'), 'i');

/** Names with a retired word, and comments that open with a question word, each with the standard way as cure. */
export function languageOffences(root: string): Offence[] {
  return globSync(`${PACKAGES}/**/*.{ts,tsx,mjs,sql}`, {
    cwd: root,
    exclude: (file) => file === 'node_modules',
  })
    .filter((file) => !SKIPPED.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [...fileName(file), ...(file.endsWith('.sql') ? ofSql : ofProgram)(file, text)];
    });
}

/** A function of SQL has the name of its file. */
function fileName(file: string): Offence[] {
  const name = path.basename(file).replace(/\..*$/, '');
  return ofName(file, { name, line: 1 });
}

function ofProgram(file: string, text: string): Offence[] {
  const [mayName, mayOpen] = [MAY_NAME.test(text), MAY_OPEN.test(text)];
  if (!mayName && !mayOpen) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  return [
    ...(mayName ? declaredNames(source).flatMap((one) => ofName(file, one)) : []),
    ...(mayOpen ? commentsIn(source).flatMap((one) => ofComment(file, one)) : []),
  ];
}

const ofSql = (file: string, text: string) =>
  sqlComments(text).flatMap((one) => ofComment(file, one));

function ofName(file: string, { name, line }: { name: string; line: number }): Offence[] {
  if ([name, `${file} ${name}`].some((key) => Object.hasOwn(plainNames, key))) return [];
  const word = wordsOf(name).find((one) => RETIRED.has(one));
  if (!word) return [];
  const cure = `Write ${RETIRED.get(word)} in place of ${word}; a name that a standard sets goes into tools/check/language/plain-names.json, alone or behind its file, with the reason.`;
  return [{ rule: 'language', file, line, what: `${name} has a word that is retired`, cure }];
}

function ofComment(file: string, { text, line }: Comment): Offence[] {
  const [opening] = OPENING.exec(text) ?? [];
  if (!opening) return [];
  const what = `a comment opens with ${opening}`;
  const cure = 'Open it with the noun or the verb: "Sessions that …", "Retries …".';
  return [{ rule: 'language', file, line, what, cure }];
}

/** `keptUntil`, `kept_until`, `KEPT_UNTIL`: kept, until. */
const wordsOf = (name: string) =>
  (name.match(/[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
