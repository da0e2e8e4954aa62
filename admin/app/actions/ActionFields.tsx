import { useWatch } from 'react-hook-form';
import type { Holds } from '#forms/describe/resolve-form.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { FormFields } from '../form/FormFields.tsx';
import { specsOfMutation } from '../inputs/specsOfMutation.ts';

interface Props {
  mutation: CatalogueMutation;
  known: string[];
  holds: Holds;
  /** The row it is done to. */
  row: object;
}

/** The inputs of an action, as they depend on the values of the others. */
export function ActionFields({ mutation, known, holds, row }: Props) {
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const data: unknown = useWatch();
  return (
    <FormFields specs={specsOfMutation(mutation, known, catalogue, labels, { data, holds, row })} />
  );
}
