import type { TFunction } from 'i18next';
import type { SortedFiles } from './sortFiles.ts';

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
