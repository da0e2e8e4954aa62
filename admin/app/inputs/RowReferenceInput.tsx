import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { accountField, accountFilter } from './accountFilter.ts';
import type { InputSpec } from './InputSpec.ts';
import { useRowSearch } from './useRowSearch.ts';

/** Chooses a row of another table by searching for it, among those of the account that is chosen beside it. */
export function RowReferenceInput({ spec }: { spec: InputSpec }) {
  const { resource, reference, search } = useRowSearch(spec);
  const account: unknown = useWatch({ name: accountField });
  return (
    <ReferenceInput {...reference} filter={{ ...accountFilter(resource, account), ...spec.among }}>
      <AutocompleteInput {...search} />
    </ReferenceInput>
  );
}
