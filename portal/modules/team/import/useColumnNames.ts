import { useTranslation } from 'react-i18next';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { MemberColumn } from './memberColumns.ts';

/** The labels of the columns of a file. */
export function useColumnNames(): Record<MemberColumn, string> {
  const { t } = useTranslation('team');
  const words = useWords();
  const field = (name: string) => words.field(name).label;
  return {
    EMAIL: field('users.email'),
    FULL_NAME: t('import.fullName'),
    FIRST_NAME: field('users.firstName'),
    LAST_NAME: field('users.lastName'),
    ROLE: field('memberships.role'),
    DEPARTMENTS: words.noun('departments').many,
    SKIPPED: t('import.skipped'),
  };
}
