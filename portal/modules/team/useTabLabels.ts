import { useTranslation } from 'react-i18next';
import { useWords } from '../../ui/words/useWords.ts';
import type { TeamTab } from './teamTabs.ts';

/** The labels of a team's pages. */
export function useTabLabels(): Record<TeamTab, string> {
  const { t } = useTranslation('team');
  const words = useWords();
  return {
    members: words.noun('members').many,
    departments: words.noun('departments').many,
    roles: t('roles.title'),
  };
}
