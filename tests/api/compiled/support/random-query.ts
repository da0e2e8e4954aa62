import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'grafast/graphql';
import type { Random } from '#tests/simulation/random.ts';

export interface Query {
  query: string;
  variables: Record<string, unknown>;
}

const texts = ['kunde', 'Ø', '%', "O'Brien \\", '', '  ', '125', '"}\t', 'Å', '🎻', '12 345 678'];
const days = ['2026-01-01', '2025-12-31', '0001-01-01', '2026-02-28', 'x'];
const whole = [0, 1, 2, 5, 7, 25, 100, -1, 2_147_483_647];
const deepest = 3;

/** Generates queries of a schema, and values for the variables of any query. */
export class QueryMaker {
  private readonly schema: GraphQLSchema;
  private readonly random: Random;
  /** Global ids of existing rows, by their prefix. */
  private readonly ids: ReadonlyMap<string, string[]>;

  constructor(schema: GraphQLSchema, random: Random, ids: ReadonlyMap<string, string[]>) {
    this.schema = schema;
    this.random = random;
    this.ids = ids;
  }

  /** A query of one or two fields that are compiled. */
  make(): Query {
    const fields = Object.values(this.schema.getQueryType()!.getFields());
    const known = fields.filter(({ extensions }) => extensions.marked);
    const definitions: string[] = [];
    const variables: Query['variables'] = {};
    const roots = Array.from({ length: this.random.chance(0.2) ? 2 : 1 }, (_, i) => {
      const field = this.random.pick(known);
      const given = field.args.flatMap((arg) => {
        if (!isNonNullType(arg.type) && this.random.chance(0.4)) return [];
        const name = `${arg.name}${i}`;
        definitions.push(`$${name}: ${arg.type}`);
        variables[name] = this.value(arg.type, arg.name);
        return [`${arg.name}: $${name}`];
      });
      const args = given.length > 0 ? `(${given.join(', ')})` : '';
      return `f${i}: ${field.name}${args} ${this.below(field, 0)}`;
    });
    const head = definitions.length > 0 ? `(${definitions.join(', ')})` : '';
    return { query: `query Q${head} { ${roots.join(' ')} }`, variables };
  }

  /** A valid value for a variable, or rarely an invalid one. */
  value(type: GraphQLInputType, name: string): unknown {
    const nullable = getNullableType(type);
    if (!isNonNullType(type) && this.random.chance(0.15)) return null;
    if (isListType(nullable)) {
      return Array.from({ length: this.random.between(0, 3) }, () =>
        this.value(nullable.ofType, name),
      );
    }
    if (isEnumType(nullable)) return this.random.pick(nullable.getValues()).name;
    if (isInputObjectType(nullable)) {
      const chosen = Object.values(nullable.getFields()).filter(() => this.random.chance(0.25));
      return Object.fromEntries(
        chosen.map((field) => [field.name, this.value(field.type, field.name)]),
      );
    }
    switch (getNamedType(nullable).name) {
      case 'ID':
        return this.id();
      case 'Int':
      case 'BigInt':
      case 'Float':
        return this.random.pick(name.startsWith('perPage') ? [1, 5, 25, 100, 0] : whole);
      case 'Boolean':
        return this.random.chance(0.5);
      case 'Date':
      case 'Datetime':
        return this.random.pick(days);
      default:
        return /from|to|day/i.test(name) ? this.random.pick(days) : this.random.pick(texts);
    }
  }

  private id(): string {
    const some = this.random.pick([...this.ids.values()]);
    return this.random.chance(0.1)
      ? this.random.pick(['xyz_01m89sj9s1fvmb76krz9wyvvd8', 'nonsense', ''])
      : this.random.pick(some);
  }

  private below({ type }: GraphQLField<unknown, unknown>, depth: number): string {
    const named = getNamedType(type);
    if (isLeafType(named)) return '';
    if (isInterfaceType(named)) {
      const types = this.schema.getPossibleTypes(named).filter(() => this.random.chance(0.3));
      return `{ __typename id ${types.map((one) => `... on ${one} ${this.selection(one, depth)}`).join(' ')} }`;
    }
    return isObjectType(named) ? this.selection(named, depth) : '{ __typename }';
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const likely = depth === 0 ? 0.7 : 0.4;
    const parts = Object.values(type.getFields()).flatMap((field) => {
      const isLeaf = isLeafType(getNamedType(field.type));
      if (
        !field.extensions.marked ||
        field.args.some(isRequired) ||
        !this.random.chance(isLeaf ? likely : likely / (depth + 1.5))
      )
        return [];
      if (!isLeaf && depth >= deepest) return [];
      const alias = this.random.chance(0.03) ? `a_${field.name}: ` : '';
      return [`${alias}${field.name} ${this.below(field, depth + 1)}`];
    });
    if (parts.length === 0 || this.random.chance(0.15)) parts.push('__typename');
    return `{ ${parts.join(' ')} }`;
  }
}

const isRequired = ({ type, defaultValue }: GraphQLArgument) =>
  isNonNullType(type) && defaultValue === undefined;
