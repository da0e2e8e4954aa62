import type { InputSchema } from '#forms/validate/input-schema.ts';

interface UndeclaredPath {
  path: string;
  /** Counted from 1. */
  line: number;
}

/**
 * Fields that a function uses in a refusal or reads from its input, but its schema lacks: they cannot be
 * sent, and no form can show the refusal. Paths composed at run time are not checked.
 */
export function undeclaredPaths(schema: InputSchema, body: string): UndeclaredPath[] {
  const found: UndeclaredPath[] = [];
  body.split('\n').forEach((text, at) => {
    if (text.trimStart().startsWith('--')) return;
    const mentions = [
      ...text.matchAll(/\brefuse\('[A-Z_0-9]+', '([^']+)'\)/g),
      ...text.matchAll(/\binput ->>? '(\w+)'/g),
    ];
    for (const [, path = ''] of mentions) {
      if (!isDeclared(schema, path.split('.'))) found.push({ path: path, line: at + 1 });
    }
  });
  return found;
}

function isDeclared(schema: InputSchema | undefined, [part, ...rest]: string[]): boolean {
  if (!schema) return false;
  if (part === undefined) return true;
  if (schema.file) return true;
  if (/^\d+$/.test(part)) return isDeclared(schema.items, rest);
  return isDeclared(schema.properties?.[part], rest);
}

/**
 * Fields of a form that its function never reads: values sent in them are lost silently. A function that
 * passes its whole input on may read them anywhere, so none of its fields is listed.
 */
export function unreadFields(schema: InputSchema, sql: string): string[] {
  const [, body = ''] = sql.replace(/--.*$/gm, '').split('$$');
  if (/\binput\b(?!\s*(->|#>|\?))/.test(body)) return [];
  const names = new Set(body.match(/\w+/g));
  return Object.keys(schema.properties ?? {}).filter((name) => !names.has(name));
}
