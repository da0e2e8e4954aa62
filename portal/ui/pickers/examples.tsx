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
    searching: picker('A client being searched', { searching: true }),
    'with more matches': picker('A client with many matches', { total: 37 }),
    refused: picker('A missing client', { error: 'Choose one.' }),
  },
};
