import 'graphile-build-pg';
import type { PgCodec, PgCodecWithAttributes, PgResource } from '@dataplan/pg';
import { sql } from 'pg-sql2';
import pluralize from 'pluralize';
import type { ConstraintColumns } from '../errors/explain-database-error.ts';
import type { Form } from '../forms/read-forms.ts';
import { tagText, tagTexts } from '../naming/tag-texts.ts';
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

/** The tables by the codec of their rows. */
function tablesByCodec(resources: PgResource[]): Map<PgCodec, PgResource> {
  const tables = resources.filter(({ parameters, isVirtual }) => !parameters && !isVirtual);
  // Of several tables with one codec the first.
  return new Map(tables.reverse().map((table) => [table.codec, table]));
}

function payloadOf(
  build: GraphileBuild.Build,
  resource: PgResource,
  tables: ReadonlyMap<PgCodec, PgResource>,
): MutationPayload {
  const codec: PgCodec = resource.codec;
  if (codec.name === 'void') return { kind: 'void' };
  const table = tables.get(codec);
  const name = resource.extensions?.pg?.name ?? resource.name;
  // A destroyed row can no longer be read, so its id is returned; a row that only loses a part can.
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

/** `app_public.clients`; nothing for a codec that is no row. */
const rowOf = ({ extensions }: PgCodec) => `${extensions?.pg?.schemaName}.${extensions?.pg?.name}`;

/** The rules of each table, by its name. */
function rulesByTable({ input }: GraphileBuild.Build): Map<string, ConstraintColumns> {
  const tableOf = ([rule]: [string, unknown]) => rule.split('.', 2).join('.');
  const grouped = Map.groupBy(input.constraintColumns, tableOf);
  return new Map([...grouped].map(([table, rules]) => [table, new Map(rules)]));
}

/**
 * Joins forms and functions. A function without a form would be an unchecked API, so it stops the build; a
 * form whose function this role may not call belongs to the other API.
 */
export function findMutations(build: GraphileBuild.Build, forms: readonly Form[]): Mutation[] {
  const byName = new Map(forms.map((form) => [form.name, form]));
  const resources: PgResource[] = Object.values(build.pgResources);
  const tables = tablesByCodec(resources);
  const rules = rulesByTable(build);
  const mutations: Mutation[] = [];
  for (const resource of resources) {
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
      payload: payloadOf(build, resource, tables),
      isForVisitors: resource.extensions?.isForVisitors === true,
      introduces: Boolean(resource.extensions?.tags?.introduces),
      actors: tagTexts(resource.extensions?.tags?.actors).flatMap((tag) => tag.match(/\S+/g) ?? []),
      performs: tagTexts(resource.extensions?.tags?.performs),
      offeredWhile: conditionIn(tagTexts(resource.extensions?.tags?.offeredWhile)[0]),
      // Those of the table whose row it returns.
      rules: rules.get(rowOf(resource.codec)) ?? new Map(),
    });
  }
  return mutations;
}

/** Parses `blocked_at unset`, the condition for offering the action. */
function conditionIn(text: string | undefined): Mutation['offeredWhile'] {
  const [, column, state] = text?.match(/^(\w+) (set|unset)$/) ?? [];
  return column ? { column, isSet: state === 'set' } : null;
}
