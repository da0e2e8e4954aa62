import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Screen, ScreenFilter } from '#plugins/core/screens/screen.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { DateRangeField } from '#portal/ui/filters/DateRangeField.tsx';
import { SearchField } from '#portal/ui/filters/SearchField.tsx';
import { type FilterChange, FilterFrame } from '#portal/ui/list/FilterFrame.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { useFieldWords } from '../values/fieldTexts.ts';
import { namedRows } from '../values/namedRows.ts';
import { inSentence } from './inSentence.ts';
import { Pills } from './Pills.tsx';
import { type ScreenSearch, screenSearch } from './screenSearch.ts';

interface FilterSelectProps {
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  onChange: (value: string) => void;
}

interface ChosenRowProps {
  operation: DeclaredScreen['operations']['choices'][string];
  choices: { list: string; label: string };
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface Props {
  screen: DeclaredScreen;
  search: ScreenSearch;
  onChange: (values: FilterChange) => void;
}

/** The filters of a list, each with the control for its type. */
export function ListFilters({ screen: { default: screen, operations }, search, onChange }: Props) {
  if (screen.filters.length === 0) return null;
  const count = Object.keys(search.filters).filter((name) => !/To$/.test(name)).length;
  return (
    <FilterFrame count={count} onChange={onChange}>
      {(chosen, choose) => (
        <Fields
          screen={screen}
          operations={operations}
          filters={afterChoosing(screen, search, chosen)}
          onChange={choose}
        />
      )}
    </FilterFrame>
  );
}

/** The filters of the address after the choices made so far. */
function afterChoosing(screen: Screen, { filters }: ScreenSearch, chosen: FilterChange) {
  const chosenEntries = Object.entries({ ...filters, ...chosen }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  return screenSearch(screen, Object.fromEntries(chosenEntries)).filters;
}

interface FieldsProps {
  screen: Screen;
  operations: DeclaredScreen['operations'];
  filters: Record<string, string>;
  onChange: (values: FilterChange) => void;
}

/** More would fill several lines above the list, and more than a phone shows. */
const mostPills = 6;

const order: ScreenFilter['kind'][] = ['search', 'from', 'id', 'equals', 'isSet', 'oneOf'];

function Fields({ screen, operations, filters, onChange }: FieldsProps) {
  const words = useWords();
  const wordsOf = useFieldWords(screen.table, screen.fields);
  const ordered = screen.filters
    .filter(({ kind }) => order.includes(kind))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return ordered.map((filter) => {
    const { name, kind, field, choices } = filter;
    const [table, ...pointed] = filter.words ?? [];
    const chosenEntries = table
      ? words.field(`${table}.${field}`, ...pointed)
      : wordsOf(field ?? '');
    const label = field ? chosenEntries.label : '';
    const value = filters[name] ?? '';
    const set = (chosenEntries: string) => onChange({ [name]: chosenEntries || undefined });
    const of = screen.fields.find((one) => one.name === field);
    if (kind === 'search')
      return <Search key={name} table={screen.table} value={value} onChange={set} />;
    if (kind === 'from') {
      const until = name.replace(/From$/, 'To');
      return (
        <DateRangeField
          key={name}
          label={label}
          from={value}
          to={filters[until] ?? ''}
          onChange={(from, to) => onChange({ [name]: from || undefined, [until]: to || undefined })}
        />
      );
    }
    const choiceList = choices && operations.choices[choices.list];
    if (choices && choiceList) {
      const choice = { label, value, onChange: set };
      return <ChosenRow key={name} operation={choiceList} choices={choices} {...choice} />;
    }
    const values = of?.values ?? [];
    if (kind === 'oneOf' && values.length > mostPills) {
      const known = values.map((one) => ({
        value: one,
        label: words.value(of?.enumName ?? '', one).label,
      }));
      return <FilterSelect key={name} label={label} value={value} choices={known} onChange={set} />;
    }
    if (kind === 'oneOf') {
      return <Pills key={name} label={label} field={of} value={value} onChange={set} />;
    }
    const isYesOrNo = kind === 'isSet' || of?.kind === 'boolean';
    return (
      isYesOrNo && <Pills key={name} label={label} field={null} value={value} onChange={set} />
    );
  });
}

interface SearchProps {
  table: string;
  value: string;
  onChange: (text: string) => void;
}

function Search({ table, value, onChange }: SearchProps) {
  const { t } = useMessages('ui');
  const many = inSentence(useWords().noun(table).many);
  return <SearchField label={t('list.search', { many })} value={value} onChange={onChange} />;
}

/** One of the rows that a column may point to. */
function ChosenRow({ operation, choices, label, value, onChange }: ChosenRowProps) {
  const { data } = useQuery(queryOf(operation, {}));
  const rows = data?.[choices.list]?.items ?? [];
  const known = namedRows(rows, choices.label).map(({ id, label: name }) => ({
    value: id,
    label: name,
  }));
  return <FilterSelect label={label} value={value} choices={known} onChange={onChange} />;
}

/** A choice of one value, or any. Shows its label while nothing is chosen. */
function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      value={value}
      data={[{ value: '', label }, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
