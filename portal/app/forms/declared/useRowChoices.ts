import type { Choice } from '#portal/ui/pickers/AsyncPicker.tsx';
import type { FormContext } from './FormContext.ts';
import { useFoundRows } from './useFoundRows.ts';

/** The rows a field may reference, found while typing, and the labels of the chosen ones. */
export function useRowChoices({ choices, row }: FormContext, nodeType: string) {
  const known = choices[nodeType];
  if (!known) throw new Error(`There is no list to choose a ${nodeType} from`);
  const { isSearched, label } = known;
  const { found, total, labels, search, setSearch, query } = useFoundRows(known);
  const wanted = search.toLowerCase();
  return {
    found: isSearched ? found : found.filter((one) => one.label.toLowerCase().includes(wanted)),
    named: (id: string): Choice => ({ id, label: labels.get(id) ?? labelIn(row, id, label) ?? '' }),
    total: isSearched ? total : undefined,
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
