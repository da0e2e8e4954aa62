export type Json = Record<string, unknown>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** The words of a value, none when it is no text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The entries of a value, none when it is no list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
