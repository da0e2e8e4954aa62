import { AutocompleteInput, type RaRecord, ReferenceInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { useResource } from '../catalogue/useResource.ts';
import { titleOf } from '../console/titleOf.ts';
import { accountField, accountFilter } from './accountFilter.ts';
import type { InputSpec } from './InputSpec.ts';
import { validatorsOf } from './validatorsOf.ts';

/** Chooses a row of another table by searching for it, among those of the account that is chosen beside it. */
export function RowReferenceInput({ spec }: { spec: InputSpec }) {
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const resource = useResource(spec.resource);
  const account: unknown = useWatch({ name: accountField });
  return (
    <ReferenceInput
      source={spec.source}
      reference={spec.resource ?? ''}
      perPage={20}
      filter={accountFilter(resource, account)}
    >
      <AutocompleteInput
        label={spec.label}
        isRequired={spec.required}
        validate={validatorsOf(spec)}
        helperText={spec.help ?? false}
        optionText={(row: RaRecord) => titleOf(catalogue, resource, row, labels)}
        filterToQuery={(q: string) => (q ? { q } : {})}
        debounce={200}
      />
    </ReferenceInput>
  );
}
