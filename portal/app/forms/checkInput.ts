import forms from 'virtual:forms';
import type { DocumentNode } from 'graphql';
import type { FieldError } from '../../../forms/validate/field-error.ts';
import { validateInput } from '../../../forms/validate/validate-input.ts';

/**
 * What the server would refuse by the schema alone, said before anything is sent. The same compiled
 * schema decides in both places; what only the database knows is still the server's to say.
 */
export async function checkInput(document: DocumentNode, variables: object): Promise<FieldError[]> {
  const load = forms[mutationName(document)];
  if (!load || !('input' in variables)) return [];
  const { validator, schema } = await load();
  return validateInput(validator, schema, variables.input);
}

function mutationName({ definitions }: DocumentNode): string {
  for (const definition of definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    const [field] = definition.selectionSet.selections;
    if (field?.kind === 'Field') return field.name.value;
  }
  return '';
}
