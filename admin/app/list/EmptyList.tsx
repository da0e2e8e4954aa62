import { CreateButton, useTranslate } from 'react-admin';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useResource } from '../catalogue/useKnowledge.ts';
import { isWritable } from '../form/isWritable.ts';
import { Quiet } from '../states/Quiet.tsx';
import { CreateActions } from './CreateActions.tsx';

/** A table without any row yet. */
export function EmptyList() {
  const resource = useResource();
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <Quiet
      title={translate('list.empty')}
      lead={labels.empty(resource) ?? translate('list.emptyLead')}
    >
      {isWritable(resource, 'create') && <CreateButton variant="contained" />}
      <CreateActions />
    </Quiet>
  );
}
