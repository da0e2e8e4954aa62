import 'graphile-build-pg';
import type { PgCodecWithAttributes, PgResource, PgResourceUnique } from '@dataplan/pg';
import { type GraphQLSchema, getNamedType, isObjectType } from 'grafast/graphql';
import { columnOfRow, readSection, tagText, tagTexts } from '../naming/tag-texts.ts';
import type {
  CatalogueBackwardRelation,
  CatalogueOperations,
  CatalogueResource,
} from './catalogue.ts';
import { describeActions, describeComputed } from './describe-computed.ts';
import { describeFields } from './describe-fields.ts';
import { readTags, resourceName } from './resource-name.ts';

type Build = GraphileBuild.Build;

function backwardOf(build: Build, schema: GraphQLSchema, codec: PgCodecWithAttributes) {
  const { inflection } = build;
  const registry = build.input.pgRegistry;
  const type = schema.getType(inflection.tableType(codec));
  const fields = isObjectType(type) ? type.getFields() : {};
  return Object.entries(registry.pgRelations[codec.name] ?? {}).flatMap(
    ([relationName, relation]): CatalogueBackwardRelation[] => {
      if (!relation.isReferencee) return [];
      const column = columnOfRow(relation);
      if (!column) return [];
      const details = { registry, codec, relationName };
      const unique = Boolean(relation.isUnique);
      const field = unique
        ? inflection.singleRelationBackwards(details)
        : inflection.manyRelationConnection(details);
      if (!fields[field]) return [];
      const target = inflection.attribute({
        codec: relation.remoteResource.codec as PgCodecWithAttributes,
        attributeName: column,
      });
      const resource = resourceName(build, relation.remoteResource as PgResource);
      return [{ field, resource, target, unique }];
    },
  );
}

/** Fields marked as links by the plugin that adds them, since they have no column. */
function linksOf(schema: GraphQLSchema, typeName: string): string[] {
  const type = schema.getType(typeName);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  return fields.filter(({ extensions }) => extensions.isLink === true).map(({ name }) => name);
}

function defaultSortOf(build: Build, codec: PgCodecWithAttributes): string[] {
  const { defaultSort, order } = codec.extensions?.tags ?? {};
  const wanted = tagTexts(defaultSort ?? order).filter(Boolean);
  if (wanted.length === 0) return ['PRIMARY_KEY_DESC'];
  return wanted.map((text) => {
    const [attributeName = '', direction = 'asc'] = text.split(/\s+/);
    const field = build.inflection.attribute({ codec, attributeName });
    return `${build.inflection.constantCase(field)}_${direction.toUpperCase()}`;
  });
}

/** A label may be a column or a computed field. */
function fieldNamed({ inflection }: Build, codec: PgCodecWithAttributes, name: string): string {
  return name in codec.attributes
    ? inflection.attribute({ codec, attributeName: name })
    : inflection.camelCase(name);
}

/** Everything about one table; its transitions are rows and come later. */
export function describeResource(
  build: Build,
  schema: GraphQLSchema,
  resource: PgResource,
): CatalogueResource {
  const codec = resource.codec as PgCodecWithAttributes;
  const tags = codec.extensions?.tags;
  const typeName = build.inflection.tableType(codec);
  const operations = describeOperations(build, schema, resource);
  const { filterType, orderByEnum } = operations;
  const around = { build, schema, typeName, filterType, orderByEnum };
  const [label, ...further] = tagText(tags?.label)?.split(/\s+/) ?? [];
  const section = readSection(tags?.section);
  return {
    name: resourceName(build, resource),
    table: resource.extensions?.pg?.name ?? resource.name,
    typeName,
    description: codec.description ?? null,
    tags: readTags(tags),
    section: section?.name ?? null,
    sectionPlace: section?.place ?? null,
    icon: tagText(tags?.icon),
    hidden: Boolean(tags?.hide),
    labelField: label ? fieldNamed(build, codec, label) : null,
    titleFields: further.map((column) => fieldNamed(build, codec, column)),
    searchField: tags?.search ? 'search' : null,
    defaultSort: defaultSortOf(build, codec),
    operations,
    fields: [
      ...describeFields(around, codec),
      ...describeComputed(around, codec),
      ...describeActions(around, codec),
    ],
    links: linksOf(schema, typeName),
    backward: backwardOf(build, schema, codec),
    transitions: [],
    statusField: null,
  };
}

/** The generated operations on a table, only those that the schema really has. */
function describeOperations(
  { inflection }: GraphileBuild.Build,
  schema: GraphQLSchema,
  resource: PgResource,
): CatalogueOperations {
  const unique = resource.uniques.find((one: PgResourceUnique) => one.isPrimary);
  const query = (name: string) => (schema.getQueryType()?.getFields()[name] ? name : null);
  const mutation = (name: string) => (schema.getMutationType()?.getFields()[name] ? name : null);
  const type = (name: string) => (schema.getType(name) ? name : null);
  const typeName = inflection.tableType(resource.codec);
  const rowKey = inflection.tableFieldName(resource);
  const inputOf = (name: string | null) => {
    const field = name === null ? undefined : schema.getMutationType()?.getFields()[name];
    const input = field?.args.find((arg) => arg.name === 'input');
    return input ? getNamedType(input.type).name : null;
  };
  const create = mutation(inflection.createField(resource));
  const update = unique ? mutation(inflection.updateByKeysField({ resource, unique })) : null;
  const destroy = unique ? mutation(inflection.deleteByKeysField({ resource, unique })) : null;
  return {
    list: query(inflection.allRowsConnection(resource)),
    one: unique ? query(inflection.rowByUnique({ resource, unique })) : null,
    filterType: type(inflection.filterType(typeName)),
    orderByEnum: type(inflection.orderByType(typeName)),
    create,
    createKey: create && rowKey,
    update,
    delete: destroy,
    createInput: inputOf(create),
    updateInput: inputOf(update),
    deleteInput: inputOf(destroy),
    rowKey,
  };
}
