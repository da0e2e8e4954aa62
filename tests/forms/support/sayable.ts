import ts from 'typescript';

/** What an expression may say, as far as it stands there; `*` where something is put in. */
export function sayable(node: ts.Node, known: ReadonlyMap<string, string>): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isIdentifier(node)) return [known.get(node.text) ?? '*'];
  if (ts.isConditionalExpression(node)) {
    return [...sayable(node.whenTrue, known), ...sayable(node.whenFalse, known)];
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => sayable(one, known));
  if (!ts.isTemplateExpression(node)) return ['*'];
  return node.templateSpans.reduce(
    (begun, { expression, literal }) =>
      sayable(expression, known).flatMap((put) =>
        begun.map((text) => `${text}${put}${literal.text}`),
      ),
    [node.head.text],
  );
}
