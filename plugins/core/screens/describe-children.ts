import 'graphile-build-pg';
import type { PgCodecRelation, PgCodecWithAttributes, PgResource } from '@dataplan/pg';
import { type GraphQLSchema, isObjectType } from 'grafast/graphql';
import { columnOfRow } from '../naming/tag-texts.ts';
import { hasStatus } from '../states/has-status.ts';
import { describeActions, keyInForm } from './describe-actions.ts';
import { describeScreenFields } from './describe-screen-fields.ts';
import { labelOf } from './label-of.ts';
import type { ScreenChild } from './screen.ts';

type Build = GraphileBuild.Build;
type Described = { build: Build; schema: GraphQLSchema; codec: PgCodecWithAttributes };

interface Found {
  relation: PgCodecRelation;
  /** The field of the list in the API. */
  field: string;
  /** The column that references the parent row. */
  column: string;
}

function describeChild(around: Described, { relation, field, column }: Found): ScreenChild {
  const { build, codec } = around;
  const remote = relation.remoteResource as PgResource;
  const of = { ...around, codec: remote.codec as PgCodecWithAttributes };
  const formOf = (mutation?: string) =>
    build.appMutations.find(({ fieldName }) => fieldName === mutation)?.form;
  // A form without an id of its own creates a row, whatever the first transition is called.
  const actions = describeActions(build, of.codec).filter(
    ({ mutation, destroys }) => destroys || !formOf(mutation)?.schema.properties?.id,
  );
  const first =
    actions.find(({ verb }) => verb === 'create') ?? actions.find(({ destroys }) => !destroys);
  const form = formOf(first?.mutation);
  const key = build.inflection.attribute({ codec: of.codec, attributeName: column });
  const fields = describeScreenFields(of);
  return {
    field,
    typeName: build.inflection.tableType(of.codec),
    table: remote.extensions?.pg?.name ?? remote.name,
    label: labelOf(of),
    // A row without a label is identified by its references.
    fields: fields.filter(
      ({ isListed, kind }) => isListed || (kind === 'reference' && !labelOf(of)),
    ),
    states: hasStatus(of.codec) ? { outcomes: {}, moves: [] } : null,
    actions,
    key: form ? keyInForm(form.schema, build.inflection.tableType(codec), key) : null,
  };
}

/** The rows that point to one, where a comment on their key names them. */
export function describeChildren(around: Described): ScreenChild[] {
  const { build, schema, codec } = around;
  const registry = build.input.pgRegistry;
  const type = schema.getType(build.inflection.tableType(codec));
  const fields = isObjectType(type) ? type.getFields() : {};
  const relations = Object.entries(registry.pgRelations[codec.name] ?? {});
  return relations.flatMap(([relationName, relation]) => {
    if (!relation.isReferencee || relation.isUnique || relation.extensions?.tags?.unlisted)
      return [];
    const field = build.inflection.manyRelationList({ registry, codec, relationName });
    const column = columnOfRow(relation);
    return column && field in fields ? [describeChild(around, { relation, field, column })] : [];
  });
}
