import 'graphile-build-pg';
import type { PgCodec, PgCodecWithAttributes, PgResource } from '@dataplan/pg';
import { sql } from 'pg-sql2';
import pluralize from 'pluralize';
import type { ConstraintColumns } from '../errors/explain-database-error.ts';
import type { Form } from '../forms/form.ts';
import { tagText } from '../naming/tag-text.ts';
import { tagTexts } from '../naming/tag-texts.ts';
import type { Mutation, MutationPayload } from './mutation.ts';

/** A volatile function of one json, callable by the role the schema is built for. */
function isMutationFunction(resource: PgResource): boolean {
  const [parameter, ...others] = resource.parameters ?? [];
  return (
    resource.isMutation &&
    resource.extensions?.canExecute !== false &&
    others.length === 0 &&
    (parameter?.codec.name === 'jsonb' || parameter?.codec.name === 'json')
  );
}

function hasAttributes(codec: PgCodec): codec is PgCodecWithAttributes {
  return Boolean(codec.attributes);
}

function payloadOf(build: GraphileBuild.Build, resource: PgResource): MutationPayload {
  const codec: PgCodec = resource.codec;
  if (codec.name === 'void') return { kind: 'void' };
  const table = Object.values(build.pgResources).find(
    (other) => other.codec === codec && !other.parameters && !other.isVirtual,
  );
  const name = resource.extensions?.pg?.name ?? resource.name;
  // What is destroyed can no longer be read, so its id is told; what only loses a part can.
  const own = `destroy_${pluralize.singular(codec.extensions?.pg?.name ?? '')}`;
  if (table && (resource.extensions?.tags?.destroys || name === own)) {
    return { kind: 'destroyed', prefix: tagText(codec.extensions?.tags?.prefix) };
  }
  if (table) {
    const fieldName = build.inflection.camelCase(build.inflection.tableType(codec));
    return { kind: 'row', fieldName, resource: table };
  }
  if (!hasAttributes(codec)) {
    return { kind: 'values', attributes: [{ name: 'result', column: null, codec }] };
  }
  const attributes = Object.entries(codec.attributes).map(([column, attribute]) => ({
    name: build.inflection.attribute({ codec, attributeName: column }),
    column,
    codec: attribute.codec,
    description: attribute.description,
  }));
  return { kind: 'values', attributes };
}

/** The rules of the table whose row it answers with. */
function rulesOf({ input }: GraphileBuild.Build, { codec }: PgResource): ConstraintColumns {
  const { schemaName, name } = (codec as PgCodec).extensions?.pg ?? {};
  const own = `${schemaName}.${name}.`;
  return new Map([...input.constraintColumns].filter(([rule]) => rule.startsWith(own)));
}

/**
 * Brings forms and functions together. A function without a form would be an API nobody can check,
 * so it stops the build; a form whose function this role may not call belongs to the other API.
 */
export function findMutations(build: GraphileBuild.Build, forms: readonly Form[]): Mutation[] {
  const byName = new Map(forms.map((form) => [form.name, form]));
  const mutations: Mutation[] = [];
  for (const resource of Object.values(build.pgResources)) {
    if (!isMutationFunction(resource)) continue;
    const { name = resource.name, schemaName = 'app_public' } = resource.extensions?.pg ?? {};
    const form = byName.get(name);
    if (!form) {
      throw new Error(
        `${schemaName}.${name}(jsonb) has no form: forms/modules/*/${name}/schema.json`,
      );
    }
    mutations.push({
      form,
      fieldName: build.inflection.camelCase(name),
      description: resource.description,
      sqlName: sql.compile(sql.identifier(schemaName, name)).text,
      payload: payloadOf(build, resource),
      isForVisitors: resource.extensions?.isForVisitors === true,
      introduces: Boolean(resource.extensions?.tags?.introduces),
      actors: tagTexts(resource.extensions?.tags?.actors).flatMap(
        (said) => said.match(/\S+/g) ?? [],
      ),
      performs: tagTexts(resource.extensions?.tags?.performs),
      rules: rulesOf(build, resource),
    });
  }
  return mutations;
}
