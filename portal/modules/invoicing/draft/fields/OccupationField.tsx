import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../../graphql/queryOf.ts';
import { AsyncPicker } from '../../../../ui/pickers/AsyncPicker.tsx';
import type { LineDraft } from '../LineDraft.ts';
import { occupationChoicesQuery } from '../occupationChoicesQuery.ts';
import { useDesk } from '../useDesk.ts';

interface Props {
  line: LineDraft;
  at: number;
}

/** What kind of work it was, from the official list. */
export function OccupationField({ line, at }: Props) {
  const { t } = useTranslation('invoicing');
  const { editLine, errorAt } = useDesk();
  const [keyword, setKeyword] = useState('');
  const query = useQuery({
    ...queryOf(occupationChoicesQuery, { keyword: keyword || null }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  const choices = (query.data?.occupationCodes.items ?? []).map((one) => ({
    id: one.id,
    label: one.name,
  }));
  return (
    <AsyncPicker
      label={t('field.occupationCode')}
      placeholder={t('write.findOccupation')}
      path={`lines.${at}.occupationCode`}
      value={line.occupationCode}
      choices={choices}
      searching={query.isFetching}
      onSearch={setKeyword}
      onPick={(occupationCode) => editLine(at, { occupationCode }, 'occupationCode')}
      error={errorAt(`lines.${at}.occupationCode`, t('field.occupationCode'))}
    />
  );
}
