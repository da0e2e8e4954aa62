import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'grafast/graphql';

export type Fragments = Record<string, FragmentDefinitionNode>;

/** The fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return Object.fromEntries(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
}
