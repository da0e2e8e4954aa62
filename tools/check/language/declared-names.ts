import ts from 'typescript';

export interface Declared {
  name: string;
  /** Counted from 1. */
  line: number;
}

/** The names that a TypeScript file declares: variables, parameters, functions, types, members and renamed imports. */
export function declaredNames(source: ts.SourceFile): Declared[] {
  const found: Declared[] = [];
  const visit = (node: ts.Node) => {
    const name = isDeclaration(node) ? ts.getNameOfDeclaration(node) : undefined;
    if (name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) {
      const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
      found.push({ name: name.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const DECLARATIONS = new Set([
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.TypeParameter,
  ts.SyntaxKind.EnumDeclaration,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.PropertyAssignment,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.GetAccessor,
  ts.SyntaxKind.ImportClause,
  ts.SyntaxKind.NamespaceImport,
]);

function isDeclaration(node: ts.Node): node is ts.Declaration {
  return DECLARATIONS.has(node.kind);
}
