import { type Examples, WithState } from '../examples/Examples.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import { SearchField } from './SearchField.tsx';

const range = (label: string, from: string, to: string) => (
  <WithState value={{ from, to }}>
    {(value, change) => (
      <DateRangeField
        label={label}
        {...value}
        onChange={(start, end) => change({ from: start, to: end })}
      />
    )}
  </WithState>
);
const search = (label: string, text: string) => (
  <WithState value={text}>
    {(value, change) => <SearchField label={label} value={value} onChange={change} />}
  </WithState>
);

export const examples: Examples = {
  SearchField: {
    empty: search('Search in clients', ''),
    filled: search('Search in invoices', 'Drivhuset'),
  },
  DateRangeField: {
    empty: range('Dated', '', ''),
    filled: range('Due', '2026-01-01', '2026-12-31'),
  },
};
