import { AutocompleteInput, type RaRecord, ReferenceInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { titleOf } from '../catalogue/labels/titleOf.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useKnowledge, useResource } from '../catalogue/useKnowledge.ts';
import { accountField, accountFilter } from './accountFilter.ts';
import type { InputSpec } from './InputSpec.ts';
import { validatorsOf } from './validatorsOf.ts';

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

/** The search for rows of another table while typing, for a single or multiple choice. */
export function useRowSearch(spec: InputSpec) {
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const resource = useResource(spec.resource);
  return {
    resource,
    reference: { source: spec.source, reference: spec.resource ?? '', perPage: 20 },
    search: {
      label: spec.label,
      isRequired: spec.required,
      validate: validatorsOf(spec),
      helperText: spec.help ?? false,
      optionText: (row: RaRecord) => titleOf(catalogue, resource, row, labels),
      filterToQuery: (q: string) => (q ? { q } : {}),
      debounce: 200,
    } as const,
  };
}
