import { CreateButton, useTranslate } from 'react-admin';
import { useResource } from '../catalogue/useResource.ts';
import { isWritable } from '../form/isWritable.ts';
import { Quiet } from '../states/Quiet.tsx';
import { CreateActions } from './CreateActions.tsx';

/** A table without any row yet. */
export function EmptyList() {
  const resource = useResource();
  const translate = useTranslate();
  return (
    <Quiet title={translate('list.empty')} lead={translate('list.emptyLead')}>
      {isWritable(resource, 'create') && <CreateButton variant="contained" />}
      <CreateActions />
    </Quiet>
  );
}
