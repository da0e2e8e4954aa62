import { useState } from 'react';
import { Edit, ShowButton, SimpleForm, Toolbar, TopToolbar, useEditContext } from 'react-admin';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { specsOfResource } from '../inputs/specsOfResource.ts';
import { isMissing } from '../states/Failure.tsx';
import { NoPermission } from '../states/NoPermission.tsx';
import { RowFailure, RowTitle, withoutNotification } from '../states/RowFailure.tsx';
import { DecisiveFacts } from './DecisiveFacts.tsx';
import { DeleteRow } from './DeleteRow.tsx';
import { FormFields } from './FormFields.tsx';
import { isWritable } from './isWritable.ts';
import { NotEdited } from './NotEdited.tsx';
import { OtherVersion } from './OtherVersion.tsx';
import { SaveRow } from './SaveRow.tsx';

const formId = 'edit-row';

/** Changes a row. Nothing is shown as done before the database has done it. */
export function ResourceEdit() {
  const resource = useResource();
  const { catalogue } = useConsoleModel();
  // One object for as long as the form is open: react-admin resets the form when it gets another.
  const [whenReread] = useState({ keepDirtyValues: false });
  const specs = specsOfResource(resource, 'edit', catalogue, useLabels());
  if (resource.operations.one === null) return <NoPermission request="read" back="/" />;
  if (!isWritable(resource, 'edit')) return <NotEdited resource={resource} />;
  const form = (
    <SimpleForm
      id={formId}
      warnWhenUnsavedChanges
      resetOptions={whenReread}
      toolbar={
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <SaveRow />
          {resource.operations.delete !== null && <DeleteRow />}
        </Toolbar>
      }
    >
      <DecisiveFacts written={specs.map(({ source }) => source)} />
      <FormFields specs={specs} />
      <OtherVersion formId={formId} whenReread={whenReread} />
    </SimpleForm>
  );
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="show"
      queryOptions={withoutNotification}
      title={<EditTitle />}
      actions={<EditToolbar />}
      render={({ record, error, refetch }) =>
        // A form that is open stays so if its row cannot be read again for the moment.
        error && (!record || isMissing(error)) ? (
          <RowFailure error={error} retry={refetch} />
        ) : record ? (
          form
        ) : null
      }
      sx={{ maxWidth: 880 }}
    />
  );
}

function EditTitle() {
  return <RowTitle error={useEditContext().error} />;
}

/** The way to the page of the row, if there is one. */
function EditToolbar() {
  const { error } = useEditContext();
  return isMissing(error) ? null : (
    <TopToolbar>
      <ShowButton />
    </TopToolbar>
  );
}
