import type { TFunction } from 'i18next';
import { isCut } from '#shared/files/is-whole.ts';

/** The limits for files. */
export interface FileLimits {
  maxBytes: number;
  contentTypes: readonly string[];
}

/** Files that may be sent, and how many may not and why. */
export interface SortedFiles {
  fit: File[];
  wrongType: number;
  tooBig: number;
  /** Those that end too early, such as a download that was interrupted. */
  incomplete: number;
}

/** Looks at files before they are sent. The server looks again, at what they really are. */
export async function sortFiles(files: readonly File[], limits: FileLimits): Promise<SortedFiles> {
  const right = files.filter((file) => limits.contentTypes.includes(file.type));
  const small = right.filter((file) => file.size <= limits.maxBytes);
  const looked = await Promise.all(
    small.map(async (file) => ({ file, ends: !isCut(new Uint8Array(await file.arrayBuffer())) })),
  );
  const fit = looked.flatMap(({ file, ends }) => (ends ? [file] : []));
  return {
    fit,
    wrongType: files.length - right.length,
    tooBig: files.filter((file) => file.size > limits.maxBytes).length,
    incomplete: small.length - fit.length,
  };
}

/** Why some files were not taken; undefined when all were. */
export function unfitText(
  { wrongType, tooBig, incomplete }: SortedFiles,
  t: TFunction<'ui'>,
): string | undefined {
  if (wrongType > 0 && tooBig > 0) return t('files.wrong');
  if (wrongType > 0) return t('files.wrongType', { amount: wrongType });
  if (incomplete > 0) return t('files.incomplete', { amount: incomplete });
  return tooBig > 0 ? t('files.tooBig', { amount: tooBig }) : undefined;
}
