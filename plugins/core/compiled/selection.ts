import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionSetNode,
} from 'grafast/graphql';
import type { Fragments } from '../limits/fragments-of.ts';
import { leaveToGrafast } from './not-compiled.ts';

/** The mentions of a field under one key of the answer. */
export type Mentions = [FieldNode, ...FieldNode[]];

/** Reads the selections of a document. */
export class Selection {
  readonly schema: GraphQLSchema;
  private readonly fragments: Fragments;

  constructor(schema: GraphQLSchema, fragments: Fragments) {
    this.schema = schema;
    this.fragments = fragments;
  }

  /** The fields of an object by their keys, in the order of the answer. */
  fields(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Map<string, Mentions> {
    const found = new Map<string, Mentions>();
    for (const set of sets) this.collect(type, set, found);
    return found;
  }

  private collect(
    type: GraphQLObjectType,
    set: SelectionSetNode,
    found: Map<string, Mentions>,
  ): void {
    for (const selection of set.selections) {
      if (selection.directives?.length) leaveToGrafast('a directive');
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const before = found.get(key);
        if (before) before.push(selection);
        else found.set(key, [selection]);
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments[selection.name.value] : selection;
      if (!fragment || fragment.directives?.length) leaveToGrafast('a directive');
      if (this.applies(fragment.typeCondition?.name.value, type)) {
        this.collect(type, fragment.selectionSet, found);
      }
    }
  }

  private applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const named = this.schema.getType(condition);
    return isAbstractType(named) && this.schema.isSubType(named, type);
  }
}

/** The selections below all mentions of a field. */
export function below(mentions: Mentions): SelectionSetNode[] {
  return mentions.flatMap(({ selectionSet }) => selectionSet ?? []);
}
