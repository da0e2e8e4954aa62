import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Offence } from '#db/check/offence.ts';
import plainNames from './plain-names.json' with { type: 'json' };
import retiredWords from './retired-words.json' with { type: 'json' };

interface Declared {
  name: string;
  /** Counted from 1. */
  line: number;
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

interface Comment {
  text: string;
  /** Counted from 1. */
  line: number;
}

const bare = (comment: string) => comment.replace(/^(?:\/\*+|\/\/+)[\s*]*/, '');

const PACKAGES = '{admin,db,forms,plugins,portal,sandbox,server,shared,tools,workers}';
/** Generated, written once for good, or a test. */
const SKIPPED = /node_modules|generated|\.d\.ts$|\.(?:test|spec)\.|\/dist\/|^db\/migrations\//;
const OPENING =
  /^(?:What|Who|Whoever|Whom|Whose|Where|How|By what|In whose|Of what)(?=\s)(?![^.]*\?)/;
const RETIRED = new Map(Object.entries(retiredWords));
const MAY_OPEN = new RegExp(String.raw`(?:\/\*|\/\/|\*|--)\s*(?:${OPENING.source.slice(1)})`);
/** Whole lines of comments, in which nothing is declared. */
const COMMENT_LINES = /^\s*(?:\/\/|\* |\/\*.*\*\/$).*$/gm;

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
  // Parsing is most of what a check costs; most files hold no such word outside of comments.
  const mayName = wordsOf(text.replace(COMMENT_LINES, '')).some((word) => RETIRED.has(word));
  const mayOpen = MAY_OPEN.test(text);
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

/** The comments of a TypeScript file; consecutive `//` lines are one. */
function commentsIn(source: ts.SourceFile): Comment[] {
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

/** The comments of an SQL file; consecutive `--` lines are one. */
function sqlComments(sql: string): Comment[] {
  const lines = sql.split('\n');
  const isComment = (line: string | undefined) => /^\s*--(?!!)/.test(line ?? '');
  return lines.flatMap((line, at) =>
    isComment(line) && !isComment(lines[at - 1])
      ? [{ text: line.replace(/^\s*--\s*/, ''), line: at + 1 }]
      : [],
  );
}

/** The names that a TypeScript file declares: variables, parameters, functions, types, members and renamed imports. */
function declaredNames(source: ts.SourceFile): Declared[] {
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

function isDeclaration(node: ts.Node): node is ts.Declaration {
  return DECLARATIONS.has(node.kind);
}
