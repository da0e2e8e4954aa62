import ts from 'typescript';

export interface Comment {
  text: string;
  /** Counted from 1. */
  line: number;
}

/** The comments of a TypeScript file; consecutive `//` lines are one. */
export function commentsIn(source: ts.SourceFile): Comment[] {
  const ranges = new Map<number, ts.CommentRange>();
  const { text } = source;
  const visit = (node: ts.Node) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]) {
      ranges.set(range.pos, range);
    }
    // Also tokens, since a comment may stand before a bracket that closes.
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  let end = 0;
  return [...ranges.values()]
    .sort((a, b) => a.pos - b.pos)
    .flatMap((range) => {
      const line = source.getLineAndCharacterOfPosition(range.pos).line + 1;
      const isContinued = range.kind === ts.SyntaxKind.SingleLineCommentTrivia && line === end + 1;
      end = source.getLineAndCharacterOfPosition(range.end).line + 1;
      return isContinued ? [] : [{ text: bare(text.slice(range.pos, range.end)), line }];
    });
}

const bare = (comment: string) => comment.replace(/^(?:\/\*+|\/\/+)[\s*]*/, '');

/** The comments of an SQL file; consecutive `--` lines are one. */
export function sqlComments(sql: string): Comment[] {
  const lines = sql.split('\n');
  const isComment = (line: string | undefined) => /^\s*--(?!!)/.test(line ?? '');
  return lines.flatMap((line, at) =>
    isComment(line) && !isComment(lines[at - 1])
      ? [{ text: line.replace(/^\s*--\s*/, ''), line: at + 1 }]
      : [],
  );
}
