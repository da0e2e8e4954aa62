import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { AsyncPicker } from '#portal/ui/pickers/AsyncPicker.tsx';
import { occupationName } from '../../occupationName.ts';
import { useLine } from '../lines/useLine.ts';
import { occupationChoicesQuery } from './occupationChoicesQuery.ts';
import { useDraftField } from './useDraftField.ts';

/** The kind of work, from the official list of occupations. */
export function OccupationField() {
  const { t, i18n } = useTranslation('invoicing/draft');
  const field = useDraftField();
  const { line, at, edit, errorAt } = useLine();
  const [keyword, setKeyword] = useState('');
  const query = useQuery({
    ...queryOf(occupationChoicesQuery, { keyword: keyword || null }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  const choices = (query.data?.occupationCodes.items ?? []).map((one) => ({
    id: one.id,
    label: occupationName(one, i18n.language),
    ...(!one.isEnabled && { whyNot: t('write.occupationOff') }),
  }));
  return (
    <AsyncPicker
      label={field('occupationCode').label}
      placeholder={t('write.findOccupation')}
      path={`lines.${at}.occupationCode`}
      value={line.occupationCode}
      choices={choices}
      total={query.data?.occupationCodes.total}
      searching={query.isFetching}
      onSearch={setKeyword}
      onPick={(occupationCode) => edit({ occupationCode }, 'occupationCode')}
      error={errorAt('occupationCode', field('occupationCode').label)}
    />
  );
}
