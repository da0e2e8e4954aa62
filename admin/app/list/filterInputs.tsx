import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import {
  NullableBooleanInput,
  SearchInput,
  SelectArrayInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import type {
  Catalogue,
  CatalogueField,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { searchedField } from '../catalogue/fieldsOf.ts';
import { enumNamed, type Labels } from '../catalogue/labels/labels.ts';
import { unitColumn } from '../catalogue/useConsoleModel.ts';
import { GeneratedInput } from '../inputs/GeneratedInput.tsx';
import type { InputSpec } from '../inputs/InputSpec.ts';
import { optionsOf } from '../inputs/optionsOf.ts';
import { RowReferenceInput } from '../inputs/RowReferenceInput.tsx';

/** The props that react-admin's filter form reads from a filter's element. */
interface FilterProps {
  source: string;
  label: string;
  alwaysOn?: boolean;
}

interface RangeFilterProps extends FilterProps {
  kind: CatalogueField['kind'];
}

interface Props extends FilterProps {
  choices: { id: string; name: string }[];
}

const ranges = new Set(['date', 'datetime', 'integer', 'money', 'decimal', 'percent']);
const texts = new Set(['text', 'email']);

/** The filters of a list, by the type of each filterable column. Search is always shown. */
export function filterInputs(
  resource: CatalogueResource,
  catalogue: Catalogue,
  labels: Labels,
): ReactElement[] {
  const searched = searchedField(resource);
  const inputs = resource.fields
    .filter(({ filterable, computed, isList }) => filterable && !computed && !isList)
    // Kroner and per cent in one column have no common from and to.
    .filter((field) => !unitColumn(catalogue, field))
    .flatMap((field) => {
      const common = { key: field.name, source: field.name, label: labels.field(field) };
      if (field.kind === 'enum') {
        const choices = optionsOf(
          enumNamed(catalogue, field.enumName),
          labels,
          field.possibleValues,
        );
        // The state is what people filter by most; it is always there.
        const alwaysOn = field.name === resource.statusField;
        return [
          <ChoiceFilter {...common} key={field.name} choices={choices} alwaysOn={alwaysOn} />,
        ];
      }
      if (field.kind === 'boolean') return [<YesNoFilter {...common} key={field.name} />];
      if (ranges.has(field.kind))
        return [<RangeFilter {...common} key={field.name} kind={field.kind} />];
      if (field.kind === 'reference' && field.reference)
        return [
          <ReferenceFilter {...common} key={field.name} reference={field.reference.resource} />,
        ];
      return texts.has(field.kind) ? [<TextFilter {...common} key={field.name} />] : [];
    });
  return searched ? [<SearchInput key="q" source="q" alwaysOn />, ...inputs] : inputs;
}

/** One or more values of an enum. */
function ChoiceFilter({ source, label, choices }: Props) {
  return (
    <SelectArrayInput
      source={source}
      label={label}
      choices={choices}
      helperText={false}
      variant="outlined"
      sx={{ minWidth: 150 }}
    />
  );
}

/** One row of another table, found by search. */
function ReferenceFilter({ source, label, reference }: FilterProps & { reference: string }) {
  return (
    <RowReferenceInput
      spec={{ source, label, kind: 'reference', required: false, resource: reference }}
    />
  );
}

/** A part of a text column. */
function TextFilter({ source, label }: FilterProps) {
  return <TextInput source={source} label={label} helperText={false} resettable />;
}

/** Yes, no, or both. */
function YesNoFilter({ source, label }: FilterProps) {
  return <NullableBooleanInput source={source} label={label} helperText={false} />;
}

function inputKind(kind: CatalogueField['kind']): InputSpec['kind'] {
  if (kind === 'datetime') return 'date';
  return kind === 'money' || kind === 'integer' || kind === 'date' ? kind : 'decimal';
}

/** From and to, both included; either may be left open. */
function RangeFilter({ source, label, kind }: RangeFilterProps) {
  const translate = useTranslate();
  const bound = (end: 'from' | 'to') => ({
    source: `${source}.${end}`,
    label: `${label} ${translate(`list.${end}`)}`,
    kind: inputKind(kind),
    required: false,
  });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 1,
        '&& > *': { flex: '1 1 150px', width: 'auto' },
      }}
    >
      <GeneratedInput spec={bound('from')} />
      <GeneratedInput spec={bound('to')} />
    </Box>
  );
}
