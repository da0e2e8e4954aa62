import { Box } from '@mui/material';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  DateTimeInput,
  type InputProps,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
  type TextInputProps,
  useTranslate,
} from 'react-admin';
import { readFigure } from '#forms/validate/read-figure.ts';
import { useCurrentLocale } from '../locale/locale.ts';
import { DayInput } from './DayInput.tsx';
import { DecimalInput } from './DecimalInput.tsx';
import { FileDataInput } from './FileDataInput.tsx';
import type { InputSpec } from './InputSpec.ts';
import { JsonInput } from './JsonInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { ObjectInput } from './ObjectInput.tsx';
import { RowReferenceInput, useRowSearch } from './RowReferenceInput.tsx';
import { RowsInput } from './RowsInput.tsx';
import { unreadFigure } from './readFigures.ts';
import { SwitchInput } from './SwitchInput.tsx';
import { UnitInput } from './UnitInput.tsx';
import { validatorsOf } from './validatorsOf.ts';
import { WrittenInput } from './WrittenInput.tsx';

const write = (value: unknown) => String(value ?? '');

const mostInSelect = 12;

/** Renders the input for any column or part of a JSON Schema. */
export function GeneratedInput({ spec }: { spec: InputSpec }) {
  const { source, label, kind, required, placeholder } = spec;
  const common = {
    source,
    label,
    isRequired: required,
    helperText: spec.help ?? false,
    validate: validatorsOf(spec),
    ...(spec.defaultValue !== undefined && { defaultValue: spec.defaultValue }),
  } as const;
  if (spec.unitSource) return <UnitInput {...common} unitSource={spec.unitSource} />;
  switch (kind) {
    case 'longText':
      return <TextInput {...common} multiline minRows={3} placeholder={placeholder} />;
    case 'email':
      return <TextInput {...common} type="email" placeholder={placeholder} />;
    case 'time':
      return <TextInput {...common} type="time" slotProps={{ inputLabel: { shrink: true } }} />;
    case 'integer':
      return <IntegerInput {...common} />;
    case 'boolean':
      return <SwitchInput {...common} />;
    case 'date':
      return <DayInput {...common} />;
    case 'month':
      return <MonthInput {...common} />;
    case 'datetime':
      return <DateTimeInput {...common} />;
    case 'money':
      return <MoneyInput {...common} />;
    case 'decimal':
      return <DecimalInput {...common} />;
    case 'percent':
      return <DecimalInput {...common} unit="%" />;
    case 'enum': {
      const Input = (spec.options ?? []).length > mostInSelect ? AutocompleteInput : SelectInput;
      return <Input {...common} choices={spec.options} />;
    }
    case 'reference':
      return spec.resource ? <RowReferenceInput spec={spec} /> : <TextInput {...common} />;
    case 'choices':
      return <ChoicesInput spec={spec} />;
    case 'references':
      return spec.resource ? <RowReferencesInput spec={spec} /> : <WordsInput {...common} />;
    case 'object':
      return <ObjectInput spec={spec} />;
    case 'rows':
      return <RowsInput spec={spec} />;
    case 'range':
      return <RangeInput spec={spec} />;
    case 'words':
      return <WordsInput {...common} />;
    case 'json':
      return <JsonInput {...common} />;
    case 'file':
      return <FileDataInput spec={spec} />;
    default:
      return <TextInput {...common} placeholder={placeholder} />;
  }
}

/** Chooses any of the values of an enum. */
function ChoicesInput({ spec }: { spec: InputSpec }) {
  return (
    <AutocompleteArrayInput
      source={spec.source}
      label={spec.label}
      isRequired={spec.required}
      helperText={spec.help ?? false}
      validate={validatorsOf(spec)}
      choices={spec.options ?? []}
    />
  );
}

function read(text: string): number | undefined {
  const figure = readFigure(text, { decimals: 0 });
  return 'value' in figure ? Number(figure.value) : undefined;
}

/** A whole number. The browser's own field for numbers takes "1.000" for one. */
function IntegerInput(props: InputProps) {
  const locale = useCurrentLocale();
  return <WrittenInput {...props} write={write} read={read} unreadable={unreadFigure(locale)} />;
}

/** A month, as its first day. A browser without a field for months takes the text that the placeholder shows. */
function MonthInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      type="month"
      placeholder="2026-11"
      format={(day: string | null) => day?.slice(0, 7) ?? ''}
      parse={(month: string) => (/^\d{4}-\d{2}$/.test(month) ? `${month}-01` : month || null)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** Chooses several rows of another table by searching for them. */
function RowReferencesInput({ spec }: { spec: InputSpec }) {
  const { reference, search } = useRowSearch(spec);
  return (
    <ReferenceArrayInput {...reference} filter={spec.among}>
      <AutocompleteArrayInput {...search} />
    </ReferenceArrayInput>
  );
}

/** A list of texts, written with commas between them. */
function WordsInput(props: InputProps) {
  return (
    <TextInput
      {...props}
      format={(value: unknown) => (Array.isArray(value) ? value.join(', ') : '')}
      parse={(text: string) =>
        text
          .split(',')
          .map((word) => word.trimStart())
          .filter((word, place, all) => word !== '' || place === all.length - 1)
      }
    />
  );
}

/** The first and the last day of a range. The value has the day after as its end, as in Postgres. */
function RangeInput({ spec }: { spec: InputSpec }) {
  const translate = useTranslate();
  const { source, label } = spec;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <DayInput
        source={`${source}.start.value`}
        label={`${label} ${translate('list.from')}`}
        isRequired={spec.required}
        validate={validatorsOf(spec)}
        helperText={false}
      />
      <DayInput
        source={`${source}.end.value`}
        label={`${label} ${translate('list.to')}`}
        shift={1}
        helperText={false}
      />
    </Box>
  );
}
