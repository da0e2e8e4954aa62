import 'graphile-build-pg';
import type { GraphQLInputType } from 'grafast/graphql';
import type { InputSchema } from '#forms/validate/input-schema.ts';

type Build = GraphileBuild.Build;

const scalarOfFormat: Record<string, string> = {
  decimal: 'BigFloat',
  minor: 'BigInt',
  date: 'Date',
  'date-time': 'Datetime',
  time: 'Time',
};
const scalarOfType: Record<string, string> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
};
const emptyField = 'clientMutationId';

function mainType(schema: InputSchema): string | undefined {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.find((type) => type !== 'null');
}

/**
 * Leaves out of a schema what a GraphQL type does not have: labels, and whether a field has to be filled in, which may
 * differ between making and changing.
 */
function typeOnly(key: string, value: unknown): unknown {
  if (key === 'minLength' && value === 1) return undefined;
  if (key === 'type') return mainType({ type: value } as InputSchema) ?? value;
  if (!Array.isArray(value)) return value;
  if (key === 'words') return undefined;
  return key === 'enum' ? value.filter((one) => one !== null) : value;
}

/** Makes GraphQL input types of JSON Schemas, one of each name. */
export class InputTypes {
  private readonly build: Build;
  private readonly known = new Map<string, { shape: string; name: string }>();

  constructor(build: Build) {
    this.build = build;
  }

  /** Registers the type of an object schema and everything below it; returns its name. */
  register(schema: InputSchema, name: string): string {
    const wanted = schema.file ? 'FileInput' : (schema.title ?? name);
    const bare = { ...schema, title: undefined, required: undefined };
    const shape = JSON.stringify(schema.file ? 'file' : bare, typeOnly);
    const earlier = this.known.get(wanted);
    if (earlier?.shape === shape) return earlier.name;
    if (earlier) throw new Error(`Two different schemas both have the title ${wanted}`);
    const final = this.build.getTypeMetaByName(wanted) ? `${wanted}Form` : wanted;
    this.known.set(wanted, { shape, name: final });
    // A property that may never be set is left out of the type.
    const allowed = Object.entries(schema.properties ?? {}).filter(
      ([, property]) => typeof property !== 'boolean',
    );
    const fields = allowed.map(
      ([key, property]) => [key, property, this.typeOf(property, name, key)] as const,
    );
    this.build.registerInputObjectType(
      final,
      {},
      () => ({
        ...(schema.description ? { description: schema.description } : null),
        fields: () => this.fields(fields),
      }),
      `the schema of ${name}`,
    );
    return final;
  }

  private fields(fields: (readonly [string, InputSchema, () => GraphQLInputType])[]) {
    const { GraphQLString } = this.build.graphql;
    if (fields.length === 0) {
      const description = 'Ignored: an input must have a field.';
      return { [emptyField]: { type: GraphQLString, description } };
    }
    return Object.fromEntries(
      fields.map(([key, { description }, type]) => [
        key,
        { type: type(), ...(description ? { description } : null) },
      ]),
    );
  }

  /** All types are nullable: required fields are reported by the schema, as `errors`. */
  private typeOf(schema: InputSchema, parent: string, key: string): () => GraphQLInputType {
    const { GraphQLList, GraphQLNonNull } = this.build.graphql;
    const type = mainType(schema);
    if (type === 'array') {
      const item = this.typeOf(schema.items ?? {}, parent, key);
      return () => new GraphQLList(new GraphQLNonNull(item()));
    }
    if (type === 'object' && (schema.properties || schema.file)) {
      const stem = parent.replace(/Input$/, '');
      const name = this.register(
        schema,
        `${stem}${this.build.inflection.upperCamelCase(key)}Input`,
      );
      return () => this.named(name);
    }
    return () => this.named(this.leaf(schema, type));
  }

  private leaf(schema: InputSchema, type: string | undefined): string {
    if (schema.nodeType) return 'ID';
    if (schema.graphqlEnum) return schema.graphqlEnum;
    const byFormat = schema.format && scalarOfFormat[schema.format];
    return byFormat || scalarOfType[type ?? ''] || 'JSON';
  }

  private named(name: string): GraphQLInputType {
    const { graphql } = this.build;
    const builtIn = { ID: graphql.GraphQLID, String: graphql.GraphQLString }[name];
    const type = builtIn ?? this.build.getTypeByName(name);
    if (!type || !graphql.isInputType(type)) throw new Error(`There is no input type ${name}`);
    return type;
  }
}
