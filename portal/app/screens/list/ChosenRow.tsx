import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#portal/graphql/queryOf.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { FilterSelect } from './FilterSelect.tsx';

interface Props {
  operation: DeclaredScreen['operations']['choices'][string];
  choices: { list: string; label: string };
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** One of the rows that a column may point to. */
export function ChosenRow({ operation, choices, label, value, onChange }: Props) {
  const { data } = useQuery(queryOf(operation, {}));
  const rows = data?.[choices.list]?.items ?? [];
  const known = rows.map((row) => ({ value: row.id, label: String(row[choices.label] ?? '–') }));
  return <FilterSelect label={label} value={value} choices={known} onChange={onChange} />;
}
