import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { decidersOf } from '../catalogue/actions/decisionStates.ts';
import { operatorTransitions } from '../catalogue/actions/operatorTransitions.ts';
import { enumNamed, useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';

interface Props {
  resource: CatalogueResource;
  status: unknown;
}

/** Shown in place of buttons on a waiting row: the roles that may decide, or why this operator must not. */
export function Deciders({ resource, status }: Props) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue, operator } = useConsoleModel();
  const deciders = decidersOf(resource, status);
  if (deciders.length === 0) return null;
  const roles = enumNamed(catalogue, 'OperatorRole');
  const list = new Intl.ListFormat(labels.locale, { type: 'disjunction' });
  const mine = operatorTransitions(resource, status, operator);
  // An action with a condition may become available to this operator later.
  const why = mine.every(({ condition }) => condition)
    ? 'permission.decideLater'
    : 'permission.decideOwn';
  return (
    <Box sx={{ color: 'text.secondary', maxWidth: 320 }}>
      {mine.length > 0
        ? translate(why)
        : translate('permission.decide', {
            roles: list.format(deciders.map((role) => labels.value(roles, role))),
          })}
    </Box>
  );
}
