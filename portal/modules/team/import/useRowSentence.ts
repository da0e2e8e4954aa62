import { useTranslation } from 'react-i18next';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { BrokenRow } from './brokenRows.ts';

/** Codes with a special sentence for rows. */
const own = ['BLANK', 'INCLUSION', 'INVALID', 'TAKEN', 'TOO_BIG', 'UNAUTHORIZED'];

/** The sentence for a fault in a row: 'Missing email in row 12'. */
export function useRowSentence(): (broken: BrokenRow) => string {
  const { t, i18n } = useTranslation(['team', 'errors', 'words']);
  const words = useWords();
  const labels: Record<string, string> = {
    email: words.field('users.email').label,
    firstName: words.field('users.firstName').label,
    lastName: words.field('users.lastName').label,
    role: words.field('memberships.role').label,
    departmentMemberships: words.noun('departments').one,
  };
  return ({ row, field, code }) => {
    const label = labels[field] ?? field;
    if (!own.includes(code)) {
      const text = refusalText({ code, path: field }, i18n.language, label);
      return t('import.row', { row, text });
    }
    const isUnknown = field === 'departmentMemberships' && code === 'INVALID';
    const key = isUnknown ? 'noDepartment' : code;
    const named = label.charAt(0).toLowerCase() + label.slice(1);
    const sentence = t(`import.broken.${key}`, { row, field: named });
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  };
}
