import type { GrafastExecutionArgs } from 'grafast';
import {
  type ArgumentNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  TypeInfo,
  type ValueNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'grafast/graphql';
import { formats } from '#forms/validate/formats.ts';
import { readUuid } from '../ids/read-uuid.ts';

interface Reading {
  isReadable: (value: string) => boolean;
  /** The rest of "… must be". */
  meaning: string;
}

/** Scalars that GraphQL takes as any text, and a parameter of a function does not. */
const readings: Record<string, Reading> = {
  Date: {
    isReadable: (value) => formats.date.test(value),
    meaning: 'a day, such as 2026-03-02',
  },
  Time: {
    isReadable: (value) => formats.time.test(value),
    meaning: 'a time of day, such as 08:30',
  },
  Datetime: {
    isReadable: (value) => formats['date-time'].test(value),
    meaning: 'a moment, such as 2026-03-02T08:30:00Z',
  },
  UUID: { isReadable: (value) => readUuid(value) !== null, meaning: 'the id of a row' },
};

interface Place extends Reading {
  node: ArgumentNode;
  isList: boolean;
  /** The values by variables; one for all requests without. */
  valueFor: (variables: Record<string, unknown>) => unknown;
}

const places = new WeakMap<DocumentNode, Place[]>();

/**
 * The error of an argument that its function could not read, such as an impossible day; null if there is none. In
 * the database it would look like an internal error. Forms and filters check their own values, at their paths.
 */
export function checkArguments({
  schema,
  document,
  variableValues,
}: GrafastExecutionArgs): GraphQLError | null {
  const known = places.get(document) ?? findPlaces(schema, document);
  places.set(document, known);
  for (const { node, meaning, isList, isReadable, valueFor } of known) {
    const value = valueFor(variableValues ?? {});
    const values = isList && Array.isArray(value) ? value : [value];
    const isRead = values.every(
      (one) => one == null || (typeof one === 'string' && isReadable(one)),
    );
    if (isRead) continue;
    const { value: path } = node.name;
    return new GraphQLError(`${path} must be ${meaning}.`, {
      nodes: node,
      extensions: { code: 'INVALID', path },
    });
  }
  return null;
}

function findPlaces(schema: GraphQLSchema, document: DocumentNode): Place[] {
  const found: Place[] = [];
  const types = new TypeInfo(schema);
  const defaults = new Map<string, unknown>();
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition({ variable, defaultValue }) {
        if (defaultValue) defaults.set(variable.name.value, valueFromASTUntyped(defaultValue));
      },
      Argument(node) {
        const type = types.getInputType();
        const reading = type && readings[getNamedType(type).name];
        if (!reading) return;
        const isList = isListType(getNullableType(type));
        found.push({ ...reading, node, isList, valueFor: readerOf(node.value, defaults) });
      },
    }),
  );
  return found;
}

function readerOf(node: ValueNode, defaults: ReadonlyMap<string, unknown>): Place['valueFor'] {
  if (node.kind === Kind.VARIABLE) {
    const { value: name } = node.name;
    return (variables) => (name in variables ? variables[name] : defaults.get(name));
  }
  if (node.kind === Kind.LIST) {
    const values = node.values.map((value) => readerOf(value, defaults));
    return (variables) => values.flatMap((value) => value(variables));
  }
  const literal = valueFromASTUntyped(node);
  return () => literal;
}
