import { useQuery } from '@tanstack/react-query';
import type { ScreenChoices } from '#plugins/core/screens/screen.ts';
import { useFoundRows } from '#portal/app/forms/declared/useFoundRows.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { AsyncPicker } from '#portal/ui/pickers/AsyncPicker.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { namedRows } from '../values/namedRows.ts';
import { FilterSelect } from './FilterSelect.tsx';

interface Props {
  operation: DeclaredScreen['operations']['choices'][string];
  /** Reads the row that an address names, which need not be among those found. */
  chosen: DeclaredScreen['operations']['chosen'][string] | undefined;
  choices: ScreenChoices;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** One of the rows that a column may point to: out of all of them, or searched for where there are more. */
export function ChosenRow(props: Props) {
  const { operation, choices, label, value, onChange } = props;
  const { data } = useQuery(queryOf(operation, {}));
  const { items = [], total = 0 } = data?.[choices.list] ?? {};
  const { chosen } = props;
  if (chosen && total > items.length) return <SearchedRow {...props} chosen={chosen} />;
  const known = namedRows(items, choices.label);
  return (
    <FilterSelect
      isVerbatim
      label={label}
      value={value}
      choices={known.map(({ id, label: name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  );
}

const SHOWN = 5;

interface Searched extends Props {
  chosen: NonNullable<Props['chosen']>;
}

/** A row found while one types. */
function SearchedRow({ operation, chosen, choices, label, value, onChange }: Searched) {
  const { t } = useMessages('ui');
  const all = { document: operation, list: choices.list, label: choices.label, isSearched: true };
  const { found, total = 0, labels, setSearch, query } = useFoundRows(all);
  const isUnknown = value !== '' && !labels.has(value);
  const named = useQuery({ ...queryOf(chosen, { id: value }), enabled: isUnknown });
  for (const one of namedRows(named.data?.node ? [named.data.node] : [], choices.label)) {
    labels.set(one.id, one.label);
  }
  const name = labels.get(value) ?? (named.isFetching ? '…' : t('list.unknownRow'));
  return (
    <AsyncPicker
      isFilter
      isVerbatim
      label={label}
      path={choices.list}
      value={value ? { id: value, label: name } : null}
      choices={found.slice(0, SHOWN)}
      total={total}
      searching={query.isFetching}
      onSearch={setSearch}
      onPick={(picked) => onChange(picked?.id ?? '')}
    />
  );
}
