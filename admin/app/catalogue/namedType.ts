import type { IntrospectedType } from './Introspected.ts';

/** The name of a GraphQL type without its list and non-null wrappers. */
export function namedType(type: IntrospectedType | null | undefined): string {
  return type?.name ?? (type?.ofType ? namedType(type.ofType) : 'Unknown');
}
