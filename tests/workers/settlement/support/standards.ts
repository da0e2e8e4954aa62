import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder of official schemas and samples, if it exists beside the project. */
const standardsFolder = path.resolve(import.meta.dirname, '../../../../../shared/standards');

const samples = path.join(standardsFolder, 'bank/samples');
export const hasSamples = existsSync(samples);
export const sample = (name: string): Uint8Array => readFileSync(path.join(samples, name));

const checker = path.join(standardsFolder, 'check');
export const hasSchemas = existsSync(checker) && spawnSync('xmllint', ['--version']).status === 0;

/** Each file and whether the official schema of its namespace finds it valid. */
export const schemaCheck = (...files: string[]) =>
  spawnSync('sh', [checker, ...files], { encoding: 'utf8' });

/**
 * The result of the official schema: an empty text when the file is valid, or no schema is
 * available.
 */
export function schemaFaults(xml: string): string {
  if (!hasSchemas) return '';
  const place = mkdtempSync(path.join(tmpdir(), 'bank-file-'));
  const file = path.join(place, 'file.xml');
  writeFileSync(file, xml);
  const { status, stdout } = schemaCheck(file);
  rmSync(place, { recursive: true });
  return status === 0 ? '' : stdout.replaceAll(file, '');
}
