import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { everyNode } from '../../forms/support/every-node.ts';
import { possibleTexts } from '../../forms/support/possible-texts.ts';

/** A test, or a figure of the bench, whose comment names the requirements that it covers. */
export interface Shown {
  file: string;
  title: string;
  ids: string[];
}

const COMMENT = /^[ \t]*\/\/ Requirements: [^\n]*(?:\n[ \t]*\/\/ [AB]\d[^\n]*)*/gm;
const idsIn = (text: string) =>
  [...text.matchAll(COMMENT)].flatMap(([lines]) => lines.match(/\b[AB]\d+\.\d+\b/g) ?? []);

/** The tests of the project that name requirements, in the order of their files. */
export function shownRequirements(root: string): Shown[] {
  return globSync(['{tests,portal,admin}/**/*.{test,spec}.{ts,tsx}', 'tests/bench/*.ts'], {
    cwd: root,
  })
    .sort()
    .flatMap((file) => shownIn(file, readFileSync(path.join(root, file), 'utf8')));
}

/**
 * The same for one file. A comment before no test covers nothing, and is returned without a title.
 */
export function shownIn(file: string, text: string): Shown[] {
  if (!text.includes('// Requirements: ')) return [];
  const shown = file.startsWith('tests/bench/') ? figuresIn(text) : testsIn(file, text);
  const placed = new Set(shown.flatMap(({ ids }) => ids));
  const lost = idsIn(text).filter((id) => !placed.has(id));
  return [...shown, ...(lost.length > 0 ? [{ title: '', ids: lost }] : [])].map((one) => ({
    file,
    ...one,
  }));
}

/** Speed is covered by `npm run bench`: a figure with its limit stands for a test. */
function figuresIn(text: string): { title: string; ids: string[] }[] {
  const figure = new RegExp(`(${COMMENT.source})\\n[^\\n]*\\bname: '([^']+)'[^}]*\\bmost:`, 'gm');
  return [...text.matchAll(figure)].map(([, comment = '', title = '']) => ({
    title,
    ids: idsIn(comment),
  }));
}

/** Tests that run; a skipped test, or one still to be written, covers nothing. */
function testsIn(file: string, text: string): { title: string; ids: string[] }[] {
  const found: { title: string; ids: string[] }[] = [];
  everyNode(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), (node) => {
    if (!ts.isCallExpression(node) || node.arguments.length < 2) return;
    if (!/^(test_?|it)\b(?!\.(skip|todo|fixme))/.test(node.expression.getText())) return;
    const statement = ts.findAncestor(node, (one) => ts.isStatement(one)) ?? node;
    const ids = idsIn(text.slice(statement.getFullStart(), statement.getStart()));
    const [title = ''] = node.arguments[0] ? possibleTexts(node.arguments[0], new Map()) : [];
    if (ids.length > 0) found.push({ title, ids });
  });
  return found;
}
