import { type Examples, WithState } from '../examples/Examples.tsx';
import { AsyncPicker } from './AsyncPicker.tsx';

interface Picked {
  id: string;
  label: string;
}

const choices: Picked[] = [
  { id: '1', label: 'Drivhuset' },
  { id: '2', label: 'Solsiden' },
];
const nothing = () => {};
const picker = (
  label: string,
  more: { searching?: boolean; total?: number; error?: string } = {},
) => (
  <WithState<Picked | null> value={null}>
    {(value, change) => (
      <AsyncPicker
        label={label}
        path={label}
        value={value}
        choices={choices}
        searching={false}
        onSearch={nothing}
        onPick={(choice) => change(choices.find((one) => one.id === choice?.id) ?? null)}
        {...more}
      />
    )}
  </WithState>
);

export const examples: Examples = {
  AsyncPicker: {
    usual: picker('A client'),
    searching: picker('A client that is looked for', { searching: true }),
    'more than are offered': picker('A client of many', { total: 37 }),
    refused: picker('A client that is missing', { error: 'Choose one.' }),
  },
};
