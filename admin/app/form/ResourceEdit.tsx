import {
  DeleteButton,
  Edit,
  RecordRepresentation,
  SaveButton,
  SimpleForm,
  Toolbar,
} from 'react-admin';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { useResource } from '../catalogue/useResource.ts';
import { specsOfResource } from '../inputs/specsOfResource.ts';
import { FormFields } from './FormFields.tsx';

/** Changes a row. Nothing is shown as done before the database has done it. */
export function ResourceEdit() {
  const resource = useResource();
  const { catalogue } = useKnowledge();
  const specs = specsOfResource(resource, 'edit', catalogue, useLabels());
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="show"
      title={<RecordRepresentation />}
      sx={{ maxWidth: 880 }}
    >
      <SimpleForm
        toolbar={
          <Toolbar sx={{ justifyContent: 'space-between' }}>
            <SaveButton />
            {resource.operations.delete !== null && <DeleteButton mutationMode="pessimistic" />}
          </Toolbar>
        }
      >
        <FormFields specs={specs} />
      </SimpleForm>
    </Edit>
  );
}
