import { Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { WithheldAction } from '../catalogue/actions/withheldActions.ts';
import { enumNamed } from '../catalogue/labels/enumNamed.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';

/**
 * An action reserved for others. Pressed or hovered, it shows which roles may take it, and why this operator
 * may not.
 */
export function WithheldButton({ action }: { action: WithheldAction }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useKnowledge();
  const [isOpen, setOpen] = useState(false);
  const roles = enumNamed(catalogue, 'OperatorRole');
  const list = new Intl.ListFormat(labels.locale, { type: 'disjunction' });
  const why = {
    role: translate('permission.decide', {
      roles: list.format(action.roles.map((role) => labels.value(roles, role))),
    }),
    row: translate('permission.notThisRow'),
    own: translate('permission.decideOwn'),
  }[action.because];
  return (
    <Tooltip
      title={why}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      describeChild
      // Placed beside the button, the tooltip lies within the page's landmarks as the button does.
      slotProps={{ popper: { disablePortal: true } }}
    >
      <Button
        variant="outlined"
        aria-disabled
        onClick={() => setOpen(true)}
        sx={{ color: 'text.secondary', borderColor: 'divider', borderStyle: 'dashed' }}
      >
        {labels.action(action.name, action.mutation)}
      </Button>
    </Tooltip>
  );
}
