import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { everyNode } from './every-node.ts';
import { possibleTexts } from './possible-texts.ts';

/** A text that an end-to-end test uses. */
export interface UsedText {
  /** The file and line of the use. */
  at: string;
  room: string;
  /** With `*` for inserted values. */
  key: string;
}

/** A function of the test's own for one folder: `(key) => say(ROOM, `info.${key}`)`. */
interface Asker {
  room: string;
  key: (given: string) => string;
}

/** Every `say(room, key)` and `words(language)(room, key)` of a file whose folder is literal. */
export function usedTexts(file: string): UsedText[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const known = new Map<string, string>();
  const askers: (Asker & { name: string; scope: ts.Node })[] = [];
  const requested: UsedText[] = [];
  const folder = (node?: ts.Node) => (node ? possibleTexts(node, known)[0] : undefined);
  everyNode(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return;
    const name = node.name.getText();
    if (ts.isStringLiteral(node.initializer)) known.set(name, node.initializer.text);
    const asker = ts.isArrowFunction(node.initializer) && askerOf(node.initializer, folder, known);
    if (asker) askers.push({ ...asker, name, scope: node.parent.parent.parent });
  });
  everyNode(source, (node) => {
    if (!ts.isCallExpression(node)) return;
    const [first, second] = node.arguments;
    // The nearest declaration, since each test names its own.
    const asker = askers
      .filter(({ name, scope }) => name === node.expression.getText() && holds(scope, node))
      .sort((one, other) => other.scope.pos - one.scope.pos)[0];
    const place = asker ? asker.room : isSay(node) ? folder(first) : undefined;
    const key = asker ? first : second;
    if (!place || place.includes('*') || !key) return;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const text of possibleTexts(key, known)) {
      requested.push({ at: `${file}:${line}`, room: place, key: asker ? asker.key(text) : text });
    }
  });
  return requested.filter(({ key }) => key !== '*');
}

function askerOf(
  arrow: ts.ArrowFunction,
  folder: (node?: ts.Node) => string | undefined,
  known: ReadonlyMap<string, string>,
): Asker | undefined {
  const given = arrow.parameters[0]?.name.getText();
  let found: Asker | undefined;
  everyNode(arrow.body, (node) => {
    if (!ts.isCallExpression(node) || !isSay(node) || !given) return;
    const [first, second] = node.arguments;
    const place = folder(first);
    if (!place || !second || !new RegExp(`\\b${given}\\b`).test(second.getText())) return;
    const own = possibleTexts(second, new Map([...known, [given, '<given>']]))[0] ?? '*';
    found = { room: place, key: (text) => own.replace('<given>', text) };
  });
  return found;
}

const holds = (scope: ts.Node, node: ts.Node) => scope.pos <= node.pos && node.end <= scope.end;

/** `say(…)`, or a direct call of the result of `words(language)`. */
function isSay({ expression }: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return expression.text === 'say';
  return ts.isCallExpression(expression) && expression.expression.getText() === 'words';
}
