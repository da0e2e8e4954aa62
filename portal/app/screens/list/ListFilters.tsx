import { Chip } from '@mantine/core';
import type { Screen, ScreenField, ScreenFilter } from '#plugins/core/screens/screen.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { DateRangeField } from '#portal/ui/filters/DateRangeField.tsx';
import { SearchField } from '#portal/ui/filters/SearchField.tsx';
import { type FilterChange, FilterFrame } from '#portal/ui/list/FilterFrame.tsx';
import styles from '#portal/ui/list/List.module.css';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { useFieldWords } from '../values/fieldTexts.ts';
import { ChosenRow } from './ChosenRow.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { inSentence } from './inSentence.ts';
import { type ScreenSearch, screenSearch } from './screenSearch.ts';

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
          // A moment was recorded; a day may be agreed, such as a due day or a deadline.
          hasAhead={of?.kind === 'date'}
          onChange={(from, to) => onChange({ [name]: from || undefined, [until]: to || undefined })}
        />
      );
    }
    const choiceList = choices && operations.choices[choices.list];
    if (choices && choiceList) {
      const choice = { label, value, onChange: set };
      const chosen = operations.chosen[choices.list];
      const rows = { operation: choiceList, choices, chosen };
      return <ChosenRow key={name} {...rows} {...choice} />;
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

interface PillsProps {
  label: string;
  /** The enum to choose from; null for a yes. */
  field: ScreenField | null | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A few values, of which one chooses any. */
function Pills({ label, field, value, onChange }: PillsProps) {
  const { t } = useMessages('ui');
  const words = useWords();
  if (!field) {
    return (
      <Chip
        size="sm"
        variant="outline"
        checked={value === 'true'}
        onChange={(on) => onChange(on ? 'true' : '')}
        aria-label={`${label}: ${t('yes')}`}
      >
        {label}
      </Chip>
    );
  }
  return (
    <Chip.Group
      multiple
      value={value ? value.split(',') : []}
      onChange={(chosen: string[]) => onChange(chosen.join(','))}
    >
      <fieldset className={styles.pills}>
        <legend className={styles.hidden}>{label}</legend>
        {(field.values ?? []).map((one) => (
          <Chip key={one} value={one} size="sm" variant="outline">
            {words.value(field.enumName ?? '', one).label}
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  );
}
