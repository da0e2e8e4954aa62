import { useQueryClient } from '@tanstack/react-query';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { FieldStack } from '#portal/app/forms/FieldStack.tsx';
import { graphql } from '#portal/graphql/graphql.ts';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { DepartmentRowData } from './departmentListQuery.ts';
import { RemoveDepartment } from './RemoveDepartment.tsx';

/** Changes a department. */
const updateDepartmentMutation = graphql(`
  mutation UpdateDepartment($input: UpdateDepartmentInput!) {
    updateDepartment(input: $input) {
      department { id name }
      errors { code path }
    }
  }
`);

/** Adds a department to the team. */
const createDepartmentMutation = graphql(`
  mutation CreateDepartment($input: CreateDepartmentInput!) {
    createDepartment(input: $input) {
      department { id name }
      errors { code path }
    }
  }
`);

interface Props {
  /** Null for a new one. */
  department: DepartmentRowData | null;
  onClose: () => void;
}

/** A department, new or to be changed. */
export function DepartmentPopup({ department, onClose }: Props) {
  const words = useWords();
  const queryClient = useQueryClient();
  const done = async () => {
    onClose();
    await queryClient.invalidateQueries();
  };
  const { title } = words.action(department ? 'updateDepartment' : 'createDepartment');
  return (
    <Popup opened onClose={onClose} title={title}>
      {department ? (
        <FieldStack>
          <DeclaredForm
            document={updateDepartmentMutation}
            storedAs={`department-${department.id}`}
            row={department}
            onDone={done}
          />
          {!department.default && <RemoveDepartment department={department} onDone={done} />}
        </FieldStack>
      ) : (
        <DeclaredForm document={createDepartmentMutation} storedAs="department" onDone={done} />
      )}
    </Popup>
  );
}
