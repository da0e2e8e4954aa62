import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namedRows } from '#portal/app/screens/values/namedRows.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import type { RowChoices } from './FormContext.ts';

/** The rows of a list that are found while one types, and the labels of all that were found before. */
export function useFoundRows({ document, list, label, isSearched }: RowChoices) {
  const [search, setSearch] = useState('');
  const [labels] = useState(() => new Map<string, string>());
  const variables = isSearched ? { search: search || null } : {};
  const query = useQuery({ ...queryOf(document, variables), placeholderData: keepPreviousData });
  const { items = [], total } = query.data?.[list] ?? {};
  const found = namedRows(items, label);
  for (const one of found) labels.set(one.id, one.label);
  return { found, total, labels, search, setSearch, query };
}
