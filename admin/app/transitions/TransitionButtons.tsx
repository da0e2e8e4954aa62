import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { CatalogueTransition } from '../../../plugins/core/catalogue/catalogue.ts';
import { operatorTransitions } from '../catalogue/operatorTransitions.ts';
import { toneOf } from '../catalogue/toneOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { useResource } from '../catalogue/useResource.ts';
import { TransitionDialog } from './TransitionDialog.tsx';

/** What this operator may do with the row in its present state, as buttons. */
export function TransitionButtons() {
  const resource = useResource();
  const record = useRecordContext();
  const { catalogue, operator } = useKnowledge();
  const labels = useLabels();
  const [chosen, choose] = useState<CatalogueTransition | null>(null);
  if (!record || !resource.statusField) return null;
  const transitions = operatorTransitions(resource, record[resource.statusField], operator);
  const mutationOf = (transition: CatalogueTransition) =>
    catalogue.mutations.find(({ name }) => name === transition.mutation);
  const chosenMutation = chosen && mutationOf(chosen);
  const isRefusal = ({ to }: CatalogueTransition) => toneOf(undefined, to) === 'rust';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {transitions.map((transition, place) => (
        <Button
          key={transition.action}
          variant={place === 0 && !isRefusal(transition) ? 'contained' : 'outlined'}
          color={isRefusal(transition) ? 'error' : 'primary'}
          onClick={() => choose(transition)}
        >
          {labels.action(transition.action, mutationOf(transition))}
        </Button>
      ))}
      {chosen && chosenMutation && (
        <TransitionDialog
          resource={resource}
          record={record}
          transition={chosen}
          mutation={chosenMutation}
          close={() => choose(null)}
        />
      )}
    </Box>
  );
}
