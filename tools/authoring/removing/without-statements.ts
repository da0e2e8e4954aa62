import { statements } from '#db/tools/statements.ts';

const comment = /--[^\n]*|\/\*[\s\S]*?\*\//g;

/**
 * Changes of tables without those that are about one of `names`: a statement is about what it names first
 * with its schema. The comment right above one goes with it.
 */
export function withoutStatements(changes: string, names: string[]): string {
  const remaining = statements(changes).map((part) => {
    const code = part.replace(comment, (text) => ' '.repeat(text.length));
    const about = /\bapp_(?:public|hidden|private)\.\w+/.exec(code)?.[0];
    if (!about || !names.includes(about)) return part;
    // A comment above a blank line belongs to the file, or to the statement before.
    const above = part.slice(0, code.search(/\S/));
    return above.slice(0, above.lastIndexOf('\n\n') + 1);
  });
  return `${remaining
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
