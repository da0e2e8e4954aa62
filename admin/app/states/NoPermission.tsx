import { Button } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { createActions, isAddedByHand } from '../catalogue/actions/createActions.ts';
import { enumNamed, useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { Quiet } from './Failure.tsx';

interface Props {
  /** The page requested by its address. */
  request: 'read' | 'create' | 'edit';
  /** The link back to a page the operator may see. */
  back: string;
}

/** Shown for an address that was typed, or saved under another role, with a link back. */
export function NoPermission({ request, back }: Props) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue, operator } = useConsoleModel();
  const role = labels.value(enumNamed(catalogue, 'OperatorRole'), operator?.role ?? '');
  const lead = translate(`permission.${request}`, { role });
  return <Notice title="permission.title" lead={lead} back={back} />;
}

/**
 * The address of a new row of a table that has no form for one: names the buttons by which rows come, or says that they
 * come by themselves, or that another role adds them.
 */
export function NotByHand({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue, operator } = useConsoleModel();
  const back = `/${resource.name}`;
  const own = createActions(catalogue, resource, operator);
  if (own.length === 0 && isAddedByHand(catalogue, resource)) {
    return <NoPermission request="create" back={back} />;
  }
  const actions = own.map((one) => `«${labels.action(one.name, one.mutation)}»`).join(', ');
  const lead = translate(actions ? 'permission.byAction' : 'permission.byItself', { actions });
  return <Notice title="permission.notByHand" lead={lead} back={back} />;
}

/** A page with the reason why it is empty, and a link back. */
export function Notice({ title, lead, back }: { title: string; lead: string; back: string }) {
  const translate = useTranslate();
  return (
    <>
      <Title title={title} />
      <Quiet title={translate(title)} lead={lead} role="alert">
        <Button component={Link} to={back} variant="outlined">
          {translate('permission.back')}
        </Button>
      </Quiet>
    </>
  );
}
