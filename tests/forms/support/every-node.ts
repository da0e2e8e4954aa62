import ts from 'typescript';

/** A node and all its descendants. */
export function everyNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => everyNode(child, visit));
}
