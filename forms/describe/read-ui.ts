import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FormUi, mergeUi } from './form-ui.ts';

/** A `ui.json` as every reader sees it, and the files that its text came from. */
export interface ReadUi {
  ui: FormUi;
  files: string[];
}

/**
 * Reads a form's presentation with its references: forms that share a noun share its presentation, by a
 * `$ref` relative to the file. Keys beside the `$ref` override it. Null without such a file.
 */
export function readUi(file: string): ReadUi | null {
  if (!existsSync(file)) return null;
  const files = new Set<string>();
  try {
    return { ui: read(file, [], files), files: [...files] };
  } catch (error) {
    throw new Error(`${path.relative('', file)}: ${(error as Error).message}`, { cause: error });
  }
}

function read(file: string, way: string[], files: Set<string>): FormUi {
  if (way.includes(file)) throw new Error(`$ref leads back to ${path.basename(file)}`);
  files.add(file);
  const written = JSON.parse(readFileSync(file, 'utf8')) as FormUi;
  return resolved(written, file, [...way, file], files) as FormUi;
}

function resolved(value: unknown, file: string, way: string[], files: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, file, way, files));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...own } = value as FormUi & { $ref?: string };
  const written = Object.fromEntries(
    Object.entries(own).map(([key, one]) => [key, resolved(one, file, way, files)]),
  );
  if ($ref === undefined) return written;
  return mergeUi(read(path.resolve(path.dirname(file), $ref), way, files), written);
}
