import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#portal/ui/filters/SearchField.tsx';
import { type FilterChange, FilterFrame } from '#portal/ui/list/FilterFrame.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { type MemberSearch, memberSearch } from './memberSearch.ts';

interface Props {
  search: MemberSearch;
  departments: { id: string; name: string }[];
  onChange: (values: FilterChange) => void;
}

/** By name or address, by whether they have come, and by department. */
export function MemberFilters({ search, departments, onChange }: Props) {
  const { t } = useTranslation('team');
  const words = useWords();
  const labels = {
    search: search.search,
    confirmed: search.confirmed === null ? '' : String(search.confirmed),
    departmentId: search.departmentId ?? '',
  };
  const count = Object.values(labels).filter(Boolean).length;
  return (
    <FilterFrame count={count} onChange={onChange}>
      {(chosen, choose) => {
        const shown = { ...labels, ...chosen };
        const { search: text } = memberSearch({ search: shown.search ?? '' });
        return (
          <>
            <SearchField
              label={t('members.search')}
              value={text}
              onChange={(next) => choose({ search: next || undefined })}
            />
            <NativeSelect
              size="sm"
              aria-label={words.field('members.confirmed').label}
              value={shown.confirmed ?? ''}
              data={[
                { value: '', label: t('members.everybody') },
                { value: 'true', label: t('status.active') },
                { value: 'false', label: t('status.invited') },
              ]}
              onChange={(event) => choose({ confirmed: event.currentTarget.value || undefined })}
            />
            {departments.length > 1 && (
              <NativeSelect
                size="sm"
                aria-label={words.noun('departments').one}
                value={shown.departmentId ?? ''}
                data={[
                  { value: '', label: t('members.everywhere') },
                  ...departments.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(event) =>
                  choose({ departmentId: event.currentTarget.value || undefined })
                }
              />
            )}
          </>
        );
      }}
    </FilterFrame>
  );
}
