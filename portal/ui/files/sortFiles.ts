import type { TFunction } from 'i18next';
import { isHeic } from '#shared/files/is-heic.ts';
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
  /** Photos of phones in a format that this browser could not convert. */
  heic: number;
  tooBig: number;
  /** Those that end too early, such as a download that was interrupted. */
  incomplete: number;
}

/** Looks at files before they are sent. The server looks again, at what they really are. */
export async function sortFiles(files: readonly File[], limits: FileLimits): Promise<SortedFiles> {
  const right = files.filter((file) => limits.contentTypes.includes(file.type));
  const wrong = files.filter((file) => !right.includes(file));
  const heads = await Promise.all(wrong.map((file) => file.slice(0, 64).arrayBuffer()));
  const heic = heads.filter((head) => isHeic(new Uint8Array(head))).length;
  const small = right.filter((file) => file.size <= limits.maxBytes);
  const looked = await Promise.all(
    small.map(async (file) => ({ file, ends: !isCut(new Uint8Array(await file.arrayBuffer())) })),
  );
  const fit = looked.flatMap(({ file, ends }) => (ends ? [file] : []));
  return {
    fit,
    wrongType: wrong.length - heic,
    heic,
    tooBig: files.filter((file) => file.size > limits.maxBytes).length,
    incomplete: small.length - fit.length,
  };
}

/** Why some files were rejected; undefined if all were accepted. */
export function unfitText(
  { wrongType, heic, tooBig, incomplete }: SortedFiles,
  t: TFunction<'ui'>,
): string | undefined {
  if (heic > 0) return t('files.heic', { amount: heic });
  if (wrongType > 0 && tooBig > 0) return t('files.wrong');
  if (wrongType > 0) return t('files.wrongType', { amount: wrongType });
  if (incomplete > 0) return t('files.incomplete', { amount: incomplete });
  return tooBig > 0 ? t('files.tooBig', { amount: tooBig }) : undefined;
}
