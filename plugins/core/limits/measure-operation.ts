import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'grafast/graphql';

export interface Measure {
  depth: number;
  /** Fields and spreads with every fragment written out where it is spread. */
  selections: number;
  aliases: number;
  /** The fields to plan: each field that leads to rows, once for every possible type. */
  branches: number;
  rows: number;
  /** Questions about the schema. */
  introspections: number;
}

export interface MeterOptions {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
}

const pageArguments = ['perPage', 'first', 'last'];
const usualPage = 25;
const largestPage = 100;
const largestConnection = 1_000;
/** Rows of a list that has no pages; an invoice seldom has more lines. */
const unpagedRows = 10;
const nothing: Measure = {
  depth: 0,
  selections: 0,
  aliases: 0,
  branches: 0,
  rows: 0,
  introspections: 0,
};

/** Measures the size of an operation before any of it runs. */
export class OperationMeter {
  private readonly around: MeterOptions;
  /** Fragments are measured once; spread into one another they would double at each step. */
  private readonly known = new Map<string, Measure>();
  /** The values of variables that are not provided: the document itself contains their defaults. */
  private defaults: Record<string, unknown> = {};
  /** Whether no variable has changed what was measured. */
  isFixed = true;

  constructor(around: MeterOptions) {
    this.around = around;
  }

  measure(operation: OperationDefinitionNode): Measure {
    const type = this.around.schema.getRootType(operation.operation);
    this.defaults = Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
        variable.name.value,
        defaultValue?.kind === 'IntValue' ? defaultValue.value : null,
      ]),
    );
    return this.selections(operation.selectionSet, type ?? undefined, 1);
  }

  private selections(
    set: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    page: number,
  ): Measure {
    const sum = { ...nothing };
    for (const selection of set.selections) {
      const one =
        selection.kind === 'Field'
          ? this.field(selection, type, page)
          : selection.kind === 'InlineFragment'
            ? this.selections(selection.selectionSet, this.typeOf(selection, type), page)
            : this.fragment(selection.name.value, page);
      // A selection on an abstract type is planned for each possible type; a fragment names its type.
      const times = selection.kind === 'Field' ? this.typesOf(type) : 1;
      sum.depth = Math.max(sum.depth, one.depth);
      sum.selections += times * (one.selections + 1);
      sum.aliases += one.aliases;
      sum.branches += times * one.branches;
      sum.rows += one.rows;
      sum.introspections += one.introspections;
    }
    return sum;
  }

  /** The number of possible types of a value. */
  private typesOf(type: GraphQLNamedType | undefined): number {
    return isAbstractType(type) ? this.around.schema.getPossibleTypes(type).length : 1;
  }

  private typeOf(
    { typeCondition }: { typeCondition?: { name: { value: string } } },
    type: GraphQLNamedType | undefined,
  ) {
    return typeCondition ? this.around.schema.getType(typeCondition.name.value) : type;
  }

  private fragment(name: string, page: number): Measure {
    const key = `${name} ${page}`;
    const known = this.known.get(key);
    if (known) return known;
    const fragment = this.around.fragments[name];
    if (!fragment) return nothing;
    this.known.set(key, nothing);
    const measured = this.selections(fragment.selectionSet, this.typeOf(fragment, undefined), page);
    this.known.set(key, measured);
    return measured;
  }

  private field(node: FieldNode, parent: GraphQLNamedType | undefined, page: number): Measure {
    const name = node.name.value;
    const aliases = node.alias && node.alias.value !== name ? 1 : 0;
    const introspections = name === '__schema' || name === '__type' ? 1 : 0;
    const isComposite = isObjectType(parent) || isInterfaceType(parent);
    const field = isComposite ? parent.getFields()[name] : undefined;
    if (!node.selectionSet || introspections) {
      return { ...nothing, depth: 1, aliases, introspections };
    }
    const type = field ? getNamedType(field.type) : undefined;
    const below = this.selections(node.selectionSet, type, this.pageOf(node, field));
    const isRow = isObjectType(type) || isAbstractType(type);
    const times = field && isListType(getNullableType(field.type)) ? page : 1;
    return {
      depth: below.depth + 1,
      selections: below.selections,
      aliases: aliases + below.aliases,
      branches: this.typesOf(type) + below.branches,
      rows: times * ((isRow ? 1 : 0) + below.rows),
      introspections: below.introspections,
    };
  }

  private valueOf(variable: string): unknown {
    this.isFixed = false;
    const given = this.around.variables[variable];
    return given === undefined ? this.defaults[variable] : given;
  }

  /** The number of rows of a list right below this field. */
  private pageOf(node: FieldNode, field: GraphQLField<unknown, unknown> | undefined): number {
    const declared = field?.args.filter(({ name }) => pageArguments.includes(name)) ?? [];
    if (declared.length === 0) return unpagedRows;
    const perPage = declared.find(({ name }) => name === 'perPage');
    const isConnection = perPage === undefined;
    const given = node.arguments?.find(({ name }) =>
      declared.some((one) => one.name === name.value),
    );
    const requested =
      given?.value.kind === 'Variable'
        ? this.valueOf(given.value.name.value)
        : given?.value.kind === 'IntValue'
          ? given.value.value
          : null;
    const fallback = isConnection ? largestPage : usualPage;
    const own = Number(perPage?.extensions.largestPage ?? largestPage);
    const most = isConnection ? largestConnection : own;
    return Math.min(Math.max(Number(requested ?? fallback) || 1, 1), most);
  }
}
