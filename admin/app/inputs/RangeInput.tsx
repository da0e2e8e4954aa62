import { Box } from '@mui/material';
import { DateInput, useTranslate } from 'react-admin';
import { shiftDay } from '../format/shiftPoint.ts';
import type { InputSpec } from './InputSpec.ts';
import { validatorsOf } from './validatorsOf.ts';

/** The first and the last day of a range. The value has the day after as its end, as in Postgres. */
export function RangeInput({ spec }: { spec: InputSpec }) {
  const translate = useTranslate();
  const { source, label } = spec;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <DateInput
        source={`${source}.start.value`}
        label={`${label} ${translate('list.from')}`}
        isRequired={spec.required}
        validate={validatorsOf(spec)}
        helperText={false}
      />
      <DateInput
        source={`${source}.end.value`}
        label={`${label} ${translate('list.to')}`}
        format={(day: string | null) => (day ? shiftDay(day, -1) : '')}
        parse={(day: string) => (day ? shiftDay(day, 1) : null)}
        helperText={false}
      />
    </Box>
  );
}
