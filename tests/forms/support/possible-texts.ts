import ts from 'typescript';

/** The possible values of an expression, as far as they are literal; `*` for inserted values. */
export function possibleTexts(node: ts.Node, known: ReadonlyMap<string, string>): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isIdentifier(node)) return [known.get(node.text) ?? '*'];
  if (ts.isConditionalExpression(node)) {
    return [...possibleTexts(node.whenTrue, known), ...possibleTexts(node.whenFalse, known)];
  }
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((one) => possibleTexts(one, known));
  if (!ts.isTemplateExpression(node)) return ['*'];
  return node.templateSpans.reduce(
    (started, { expression, literal }) =>
      possibleTexts(expression, known).flatMap((put) =>
        started.map((text) => `${text}${put}${literal.text}`),
      ),
    [node.head.text],
  );
}
