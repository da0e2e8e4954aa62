import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'grafast/graphql';
import type { Fragments } from '../limits/check-operation.ts';
import { leaveToGrafast } from './text.ts';

/** The mentions of a field under one key of the answer. */
export type Mentions = [FieldNode, ...FieldNode[]];

/** Reads the selections of a document. */
export class Selection {
  readonly schema: GraphQLSchema;
  private readonly fragments: Fragments;
  /** The values of variables that leave selections out or in. */
  private readonly conditions: Conditions;

  constructor(schema: GraphQLSchema, fragments: Fragments, conditions: Conditions) {
    this.schema = schema;
    this.fragments = fragments;
    this.conditions = conditions;
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
      if (!this.isIncluded(selection)) continue;
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

  private isIncluded({ directives = [] }: SelectionNode): boolean {
    return directives.every((directive) => {
      const condition = conditionOf(directive);
      if (condition === null) return leaveToGrafast('a directive');
      const { isSkip, value } = condition;
      const given = typeof value === 'string' ? this.conditions[value] : value;
      return typeof given === 'boolean' ? given !== isSkip : leaveToGrafast('no condition');
    });
  }

  private applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const named = this.schema.getType(condition);
    return isAbstractType(named) && this.schema.isSubType(named, type);
  }
}

export type Conditions = Readonly<Record<string, unknown>>;

/** The condition of `@include` or `@skip`: a variable by its name, or the value itself. */
function conditionOf({ name, arguments: given = [] }: DirectiveNode) {
  const [argument] = given;
  if (!['include', 'skip'].includes(name.value) || !argument) return null;
  const isSkip = name.value === 'skip';
  const { value } = argument;
  if (value.kind === Kind.VARIABLE) return { isSkip, value: value.name.value };
  return value.kind === Kind.BOOLEAN ? { isSkip, value: value.value } : null;
}

/** The variables by which selections of a document are left out or in. */
export function conditionsIn(document: DocumentNode): string[] {
  const found = new Set<string>();
  visit(document, {
    Directive(directive) {
      const condition = conditionOf(directive);
      if (typeof condition?.value === 'string') found.add(condition.value);
    },
  });
  return [...found];
}

/** The selections below all mentions of a field. */
export function below(mentions: Mentions): SelectionSetNode[] {
  return mentions.flatMap(({ selectionSet }) => selectionSet ?? []);
}
