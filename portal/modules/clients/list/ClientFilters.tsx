import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#portal/ui/filters/SearchField.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './ClientList.module.css';
import type { ClientSearch } from './clientSearch.ts';

interface Props {
  profiles: { id: string; displayName: string }[];
  profileId: string;
  search: ClientSearch;
  onChange: (values: Record<string, string | undefined>) => void;
}

/** The search, and the choice of profile if there are several. */
export function ClientFilters({ profiles, profileId, search, onChange }: Props) {
  const { t } = useTranslation('clients');
  const words = useWords();
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('list.search')}
        value={search.search}
        onChange={(text) => onChange({ search: text || undefined, page: undefined })}
      />
      {profiles.length > 1 && (
        <NativeSelect
          size="sm"
          aria-label={words.noun('freelance_profiles').one}
          value={profileId}
          data={profiles.map((one) => ({ value: one.id, label: one.displayName }))}
          onChange={(event) => onChange({ profile: event.currentTarget.value, page: undefined })}
        />
      )}
    </div>
  );
}
