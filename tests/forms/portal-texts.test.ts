// Goal: no screen of the portal shows a key in place of a text, and no text is unused.
// Method: the keys that the screens use are collected and compared with the texts.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { labelFilterFor } from '#forms/words/label-filter-for.ts';
import { readWords } from '#forms/words/read-words.ts';
import type { Words } from '#forms/words/words.ts';
import { camelCase } from '#shared/names.ts';
import { everyNode } from './support/every-node.ts';
import { flatKeys } from './support/flat-keys.ts';
import { keyPattern } from './support/key-pattern.ts';
import { possibleTexts } from './support/possible-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const namespaces = Object.fromEntries(
  globSync('portal/**/messages.nb.json', { cwd: root }).map((file) => [
    path.relative('portal', path.dirname(file)).replace('modules/', ''),
    JSON.parse(read(file)) as object,
  ]),
);
const plural = /_(zero|one|two|few|many|other)$/;
/** `invoicing:list.count.drafts`, for every text of every folder, and for the modules' labels. */
const keys = Object.entries({ ...namespaces, words: readWords('nb') }).flatMap(([folder, tree]) =>
  flatKeys(tree).map((key) => `${folder}:${key.replace(plural, '')}`),
);

interface Requested {
  at: string;
  /** Alternative texts of which one is enough, each with its folder, or with any. */
  keys: string[];
}

const others = Object.keys(namespaces).filter((folder) => folder !== 'ui');
// The forms' own settings begin with `ui:` as well.
const prefixed = new RegExp(`^(${[...others, 'words'].join('|')}):[\\w.]+$`);

const requested: Requested[] = [];
/** Every text of the sources in quotes: a key may be passed on before it is used. */
const quoted = new Set<string>();

/**
 * The folders whose texts a call of `t` may refer to: of its component, else of any in the file.
 */
function foldersOf(node: ts.Node): string[] {
  const named = [...node.getText().matchAll(/useMessages\((?:\[?'([\w/-]+)')?/g)];
  if (named.length > 0 && (ts.isFunctionLike(node) || ts.isSourceFile(node)))
    return named.map(([, folder = '*']) => folder);
  return node.parent ? foldersOf(node.parent) : ['*'];
}

for (const file of globSync('portal/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  everyNode(source, (node) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isStringLiteralLike(node)) {
      quoted.add(node.text);
      // The label of a menu is translated when the menu is rendered.
      if (prefixed.test(node.text)) requested.push({ at: `${file}:${line}`, keys: [node.text] });
    }
    if (ts.isTemplateExpression(node)) {
      for (const text of possibleTexts(node, new Map())) quoted.add(text);
    }
    if (!ts.isCallExpression(node) || !/^(i18next\.)?t$/.test(node.expression.getText())) return;
    const [first] = node.arguments;
    const stated = first ? possibleTexts(first, new Map()) : [];
    if (stated.length === 0 || stated.includes('*')) return;
    const whole = stated.map((key) =>
      key.includes(':') ? [key] : foldersOf(node).map((folder) => `${folder}:${key}`),
    );
    const isChoice = first && ts.isArrayLiteralExpression(first);
    for (const one of isChoice ? [whole.flat()] : whole) {
      requested.push({ at: `${file}:${line}`, keys: one });
    }
  });
}

test('the labels that the portal omits belong to fields outside its API, and no screen uses them', () => {
  const isReported = labelFilterFor('portal');
  const words = Object.entries(readWords('nb')) as [keyof Words, object][];
  const left = words.flatMap(([part, stated]) =>
    Object.entries(stated).flatMap(([name, of]) =>
      isReported(part, name) ? [] : [{ part, name, of }],
    ),
  );
  const names = left.map(({ part, name }) => `${part} ${name}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'nouns operators',
      'fields texts',
      'actions approve_invoice',
      'values AuditOperation',
    ]),
  );
  // The options of a form are in no schema, and an irregular plural is still its table's.
  for (const stated of [
    'values PaidAs',
    'fields reference_people',
    'nouns invoices',
    'actions submit_invoice',
  ]) {
    expect(names).not.toContain(stated);
  }
  for (const { part, name, of } of left) {
    // The screens name an action as the API does.
    const own = part === 'actions' ? [name, camelCase(name)] : [name];
    const whole = part === 'fields' ? Object.keys(of).map((field) => `${name}.${field}`) : own;
    // A table's name is used in many texts; as a noun it would be used with its number.
    if (part !== 'nouns' && part !== 'events')
      expect(whole.filter((one) => quoted.has(one))).toEqual([]);
  }
});

test('every text that a screen uses exists', () => {
  expect(requested.length).toBeGreaterThan(400);
  const missing = requested.filter(
    (one) => !one.keys.some((key) => keys.some((known) => keyPattern(key).test(known))),
  );
  expect(missing.map(({ at, keys: none }) => `${at}: ${none.join(', ')}`)).toEqual([]);
});

test('every text of the portal is used', () => {
  const patterns = [...quoted].filter((one) => /^[\w:.*/]+$/.test(one) && /\w/.test(one));
  const exact = new Set(patterns);
  const open = patterns.filter((one) => one.includes('*')).map(keyPattern);
  const unused = Object.entries(namespaces).flatMap(([folder, tree]) =>
    leaves(tree)
      .map((key) => key.replace(plural, ''))
      .filter(
        (key) =>
          ![key, `${folder}:${key}`].some(
            (one) => exact.has(one) || open.some((any) => any.test(one)),
          ),
      )
      .map((key) => `${folder}:${key}`),
  );
  expect([...new Set(unused)]).toEqual([]);
});

function leaves(tree: object): string[] {
  const all = flatKeys(tree);
  return all.filter((key) => !all.some((other) => other.startsWith(`${key}.`)));
}
