/** The formatting of a text, so that additions look like the rest. */
export interface Layout {
  /** One step of indentation; null if all is on one line. */
  unit: string | null;
  eol: string;
}

/** Detects the layout of a text. An empty text is laid out with two spaces. */
export function layoutOf(text: string): Layout {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const [, unit] = /\n([ \t]+)\S/.exec(text) ?? [];
  if (unit !== undefined) return { unit, eol };
  const isOneLine = text.trim().length > 2 && !text.trim().includes('\n');
  return { unit: isOneLine ? null : '  ', eol };
}

/** A value as text, its further lines as deep as the line it begins in. */
export function written(value: unknown, { unit, eol }: Layout, indent: string): string {
  if (unit === null) return JSON.stringify(value);
  return JSON.stringify(value, null, unit).replaceAll('\n', `${eol}${indent}`);
}

/** The whitespace that the line of a place begins with. */
export function indentAt(text: string, offset: number): string {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(line, offset))?.[0] ?? '';
}
