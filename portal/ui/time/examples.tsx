import { type Examples, WithState } from '../examples/Examples.tsx';
import { ClockField } from './ClockField.tsx';
import { DayField } from './DayField.tsx';
import { When } from './When.tsx';

const day = (label: string, value: string, error?: string) => (
  <WithState value={value}>
    {(current, change) => (
      <DayField label={label} path={label} value={current} onChange={change} error={error} />
    )}
  </WithState>
);
const clock = (label: string, value: string) => (
  <WithState value={value}>
    {(current, change) => (
      <ClockField label={label} path={label} value={current} onChange={change} />
    )}
  </WithState>
);
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const examples: Examples = {
  ClockField: {
    filled: clock('A time', '09:30'),
    refused: clock('An unreadable time', 'half ten'),
  },
  DayField: {
    empty: day('A day', ''),
    filled: day('A filled day', '2026-12-01'),
    refused: day('A refused day', '2026-12-01', 'It is too late.'),
  },
  When: {
    today: <When value={hoursFromNow(0)} />,
    'in some days': <When value={hoursFromNow(72)} />,
    'long ago': <When value="2020-01-01T00:00:00Z" />,
  },
};
