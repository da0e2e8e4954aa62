import type { FieldError } from '../../../forms/validate/field-error.ts';
import type { InputSchema } from '../../../forms/validate/input-schema.ts';
import { mapInput } from '../../../forms/validate/map-input.ts';
import { type SniffedFile, sniffFile } from '../files/sniff-file.ts';

type Upload = string | { data: string; filename?: string | null };

/** Whether an input holds an upload at all. */
export function hasFile(schema: InputSchema, input: unknown): boolean {
  let found = false;
  mapInput(schema, input, ({ file }, value) => {
    if (!file || value === null) return undefined;
    found = true;
    return { value };
  });
  return found;
}

/** Opens every upload in an input that Ajv has found well formed. */
export async function takeFiles(schema: InputSchema, input: unknown, scannerUrl: string | null) {
  const looking: Promise<readonly [string, SniffedFile | FieldError]>[] = [];
  mapInput(schema, input, ({ file }, value, path) => {
    if (!file || value === null || !isUpload(value)) return undefined;
    const { data, filename } = typeof value === 'string' ? { data: value } : value;
    const named = { data, filename: filename ?? file.name ?? 'file' };
    const sniffed = sniffFile(named, file, path, scannerUrl);
    looking.push(sniffed.then((found) => [path, found] as const));
    return { value };
  });
  const errors: FieldError[] = [];
  const taken: [string, SniffedFile][] = [];
  for (const [path, found] of await Promise.all(looking)) {
    if ('code' in found) errors.push(found);
    else taken.push([path, found]);
  }
  return { errors, taken };
}

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'string' || typeof value === 'object';

/** Puts the ids of registered files where their uploads were. */
export function placeFiles(
  schema: InputSchema,
  input: Record<string, unknown>,
  ids: ReadonlyMap<string, string>,
): Record<string, unknown> {
  return mapInput(schema, input, ({ file }, value, path) =>
    file && value !== null ? { value: ids.get(path) ?? null } : undefined,
  ) as Record<string, unknown>;
}
