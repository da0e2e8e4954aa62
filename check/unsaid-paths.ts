import type { InputSchema } from '../forms/validate/input-schema.ts';

interface Unsaid {
  said: string;
  /** Counted from 1. */
  line: number;
}

/**
 * Fields that a function uses in a refusal or reads from its input, but its schema lacks: they cannot be
 * sent, and no form can show the refusal. Paths composed at run time are not checked.
 */
export function unsaidPaths(schema: InputSchema, body: string): Unsaid[] {
  const found: Unsaid[] = [];
  body.split('\n').forEach((text, at) => {
    if (text.trimStart().startsWith('--')) return;
    const said = [
      ...text.matchAll(/\brefuse\('[A-Z_0-9]+', '([^']+)'\)/g),
      ...text.matchAll(/\binput ->>? '(\w+)'/g),
    ];
    for (const [, path = ''] of said) {
      if (!isSaid(schema, path.split('.'))) found.push({ said: path, line: at + 1 });
    }
  });
  return found;
}

function isSaid(schema: InputSchema | undefined, [part, ...rest]: string[]): boolean {
  if (!schema) return false;
  if (part === undefined) return true;
  if (schema.file) return true;
  if (/^\d+$/.test(part)) return isSaid(schema.items, rest);
  return isSaid(schema.properties?.[part], rest);
}
