import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { mapInput } from '#forms/validate/validate-input.ts';
import { readUpload, sniffFile, type Upload } from '../files/sniff-file.ts';

type Given = string | { data: string; filename?: string | null };

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

export type Uploads = readonly (readonly [path: string, Upload])[];

/** Reads every upload in an input that Ajv has found well formed. */
export async function takeFiles(schema: InputSchema, input: unknown) {
  const reading: Promise<readonly [string, Upload | FieldError]>[] = [];
  mapInput(schema, input, ({ file }, value, path) => {
    if (!file || value === null || !isUpload(value)) return undefined;
    const { data, filename } = typeof value === 'string' ? { data: value } : value;
    const named = { data, filename: filename ?? file.name ?? 'file' };
    const read = readUpload(named, file, path);
    reading.push(read.then((found) => [path, found] as const));
    return { value };
  });
  return sorted(await Promise.all(reading));
}

/** Looks into uploads that were read. */
export async function lookIntoFiles(uploads: Uploads, scannerUrl: string | null) {
  const looking = uploads.map(
    async ([path, upload]) => [path, await sniffFile(upload, path, scannerUrl)] as const,
  );
  return sorted(await Promise.all(looking));
}

function sorted<File extends object>(found: readonly (readonly [string, File | FieldError])[]) {
  const errors: FieldError[] = [];
  const taken: [string, File][] = [];
  for (const [path, one] of found) {
    if ('code' in one) errors.push(one);
    else taken.push([path, one]);
  }
  return { errors, taken };
}

const isUpload = (value: unknown): value is Given =>
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
