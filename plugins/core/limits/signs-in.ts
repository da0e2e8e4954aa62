import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'grafast/graphql';
import { type Fragments, fragmentsOf } from './fragments-of.ts';

function fieldsOf(set: SelectionSetNode, fragments: Fragments, seen = new Set<string>()): string[] {
  return set.selections.flatMap((selection): string[] => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return fieldsOf(selection.selectionSet, fragments, seen);
    }
    const { value } = selection.name;
    if (seen.has(value)) return [];
    seen.add(value);
    const fragment = fragments[value];
    return fragment ? fieldsOf(fragment.selectionSet, fragments, seen) : [];
  });
}

/**
 * Whether a document does nothing but what the database lets a visitor do: sign in, register, ask for
 * a link. Which mutations those are is read from the rights of the visitor's role.
 */
export function signsIn(schema: GraphQLSchema, document: DocumentNode): boolean {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const fragments = fragmentsOf(document);
  const operations = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  return operations.every(
    ({ operation, selectionSet }) =>
      operation === OperationTypeNode.MUTATION &&
      fieldsOf(selectionSet, fragments).every(
        (name) =>
          name === '__typename' ||
          (Object.hasOwn(mutations, name) && mutations[name]?.extensions.isForVisitors),
      ),
  );
}
