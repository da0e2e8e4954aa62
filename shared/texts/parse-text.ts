import { lexer, type Token } from 'marked';

/** The path of a text, from the folder `db/modules`. */
export const textFile = (module: string, message: string, language: 'nb' | 'en') =>
  `${module}/reactions/${message}.${language}.md`;

/** A text to send: its head, such as the subject, and its Markdown. */
export interface ParsedText {
  head: Record<string, string>;
  tokens: Token[];
  /** The number of lines above the Markdown. */
  linesAbove: number;
}

const HEAD = /^---\n([\s\S]*?)\n---\n/;

/** Takes a text apart: lines `key: value` between two `---`, then Markdown. */
export function parseText(source: string): ParsedText {
  const [whole = '', lines = ''] = HEAD.exec(source) ?? [];
  const head = lines
    .split('\n')
    .map((line) => /^(\w+):\s*(.*)$/.exec(line))
    .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? '']] : []));
  return {
    head: Object.fromEntries(head),
    tokens: lexer(source.slice(whole.length)),
    linesAbove: whole.split('\n').length - 1,
  };
}
