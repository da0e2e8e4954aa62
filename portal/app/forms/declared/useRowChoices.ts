import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namedRows } from '#portal/app/screens/values/namedRows.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import type { Choice } from '#portal/ui/pickers/AsyncPicker.tsx';
import type { FormContext } from './FormContext.ts';

/** The rows a field may reference, found while typing, and the labels of the chosen ones. */
export function useRowChoices({ choices, row }: FormContext, nodeType: string) {
  const known = choices[nodeType];
  if (!known) throw new Error(`There is no list to choose a ${nodeType} from`);
  const { document, list, label, isSearched } = known;
  const [search, setSearch] = useState('');
  const variables = isSearched ? { search: search || null } : {};
  const query = useQuery({ ...queryOf(document, variables), placeholderData: keepPreviousData });
  const [seen] = useState(() => new Map<string, string>());
  const found: Choice[] = namedRows(query.data?.[list]?.items ?? [], label);
  for (const one of found) seen.set(one.id, one.label);
  const wanted = search.toLowerCase();
  return {
    found: isSearched ? found : found.filter((one) => one.label.toLowerCase().includes(wanted)),
    named: (id: string): Choice => ({ id, label: seen.get(id) ?? labelIn(row, id, label) ?? '' }),
    total: isSearched ? query.data?.[list]?.total : undefined,
    search: setSearch,
    isSearching: query.isFetching,
    failure: query.isError,
  };
}

/** The label of the row a field already points to; it was read along with the row being changed. */
function labelIn(row: object | null, id: string, label: string): string | undefined {
  const near = Object.values(row ?? {}).flat() as unknown[];
  const pointed = near.find(
    (one): one is Record<string, unknown> =>
      typeof one === 'object' && one !== null && Reflect.get(one, 'id') === id,
  );
  return pointed && String(pointed[label]);
}
