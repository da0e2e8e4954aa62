import { Create, SimpleForm, Toolbar } from 'react-admin';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { specsOfResource } from '../inputs/specsOfResource.ts';
import { NotByHand } from '../states/NoPermission.tsx';
import { FormFields } from './FormFields.tsx';
import { isWritable } from './isWritable.ts';
import { SaveRow } from './SaveRow.tsx';

/** A new row, from the columns an operator may give. */
export function ResourceCreate() {
  const resource = useResource();
  const { catalogue } = useConsoleModel();
  const specs = specsOfResource(resource, 'create', catalogue, useLabels());
  if (!isWritable(resource, 'create')) {
    return <NotByHand resource={resource} />;
  }
  return (
    <Create redirect="show" sx={{ maxWidth: 880 }}>
      <SimpleForm
        sanitizeEmptyValues
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveRow />
          </Toolbar>
        }
      >
        <FormFields specs={specs} />
      </SimpleForm>
    </Create>
  );
}
