import { Box, Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { decidersOf } from '../catalogue/actions/decisionStates.ts';
import type { Operator } from '../catalogue/actions/operatorTransitions.ts';
import {
  isRefusal,
  type RowAction,
  rowActions,
  rowInput,
} from '../catalogue/actions/rowActions.ts';
import { enumNamed, useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Deciders } from './Deciders.tsx';

/** Something operators may do with a row in its state, but this one not, and why. */
interface DeniedAction extends RowAction {
  /**
   * `role`: requires another role; `row`: the row does not meet a condition; `own`: requires another
   * operator.
   */
  because: 'role' | 'row' | 'own';
  /** The roles that may take it. */
  roles: string[];
}

const PREFIX = 'OPERATOR_';

/** The actions this operator may take on the row in its present state, as buttons. */
export function ActionButtons() {
  const resource = useResource();
  const record = useRecordContext();
  const { catalogue, operator } = useConsoleModel();
  const labels = useLabels();
  const [chosen, choose] = useState<RowAction | null>(null);
  if (!record) return null;
  const actions = rowActions(catalogue, resource, record, operator);
  const refuses = (action: RowAction) => isRefusal(resource, action);
  const status = record[resource.statusField ?? ''];
  const isDecided = actions.some(({ to }) => to !== null);
  // If the operator can make none of the pending decisions, a sentence states that.
  const isExplained = !isDecided && decidersOf(resource, status).length > 0;
  const denied = isExplained ? [] : deniedActions(catalogue, resource, record, operator);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {isExplained && <Deciders resource={resource} status={status} />}
      {actions.map((action, place) => (
        <Button
          key={action.name}
          variant={place === 0 && action.to !== null && !refuses(action) ? 'contained' : 'outlined'}
          color={refuses(action) ? 'error' : 'primary'}
          onClick={() => choose(action)}
        >
          {labels.action(action.name, action.mutation)}
        </Button>
      ))}
      {denied.map((action) => (
        <DeniedButton key={action.name} action={action} />
      ))}
      {chosen && (
        <ActionDialog
          resource={resource}
          record={record}
          action={chosen}
          close={() => choose(null)}
        />
      )}
    </Box>
  );
}

/**
 * An action reserved for others. Pressed or hovered, it shows which roles may take it, and why this operator
 * may not.
 */
function DeniedButton({ action }: { action: DeniedAction }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
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

/** The actions that are shown but not available, with the roles that may take them and the reason. */
export function deniedActions(
  catalogue: Catalogue,
  resource: CatalogueResource,
  record: Record<string, unknown>,
  operator: Operator | null,
): DeniedAction[] {
  const offered = new Set(
    rowActions(catalogue, resource, record, operator).map(({ name }) => name),
  );
  const moves = resource.transitions.filter(
    ({ action, from }) =>
      from !== null && from === record[resource.statusField ?? ''] && !offered.has(action),
  );
  return [...Map.groupBy(moves, ({ action }) => action)].flatMap(([name, rows]) => {
    const mutation = catalogue.mutations.find((one) => one.name === rows[0]?.mutation);
    const roles = rows.flatMap(({ actors }) => actors.filter((one) => one.startsWith(PREFIX)));
    // An action taken through another row is shown there.
    if (!mutation || rowInput(mutation, resource) === null || roles.length === 0) return [];
    const mine = rows.filter(({ actors }) => actors.some((one) => operator?.actors.includes(one)));
    const because =
      mine.length === 0 ? 'role' : mine.every(({ condition }) => condition) ? 'row' : 'own';
    const able = [...new Set([...roles, `${PREFIX}ADMIN`])].map((one) => one.slice(PREFIX.length));
    return [{ name, mutation, to: rows[0]?.to ?? null, because, roles: able } as const];
  });
}
