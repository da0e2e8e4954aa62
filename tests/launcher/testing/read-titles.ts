import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { everyNode } from '../../forms/support/every-node.ts';
import { possibleTexts } from '../../forms/support/possible-texts.ts';

/** The titles of the tests of a file that are run, with `*` where a test puts something in. */
export function readTitles(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const titles: string[] = [];
  everyNode(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), (node) => {
    if (!ts.isCallExpression(node) || node.arguments.length < 2) return;
    // `test(…)`, `test.each(…)(…)`; what is skipped or still to be written shows nothing.
    if (!/^(test_?|it)\b(?!\.(skip|todo|fixme))/.test(node.expression.getText())) return;
    const [title] = node.arguments;
    if (title) titles.push(...possibleTexts(title, new Map()));
  });
  return titles;
}
