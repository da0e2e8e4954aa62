import 'graphile-build-pg';
import type { PgResource, PgResourceUnique } from '@dataplan/pg';
import { type GraphQLSchema, getNamedType } from 'grafast/graphql';
import type { CatalogueOperations } from './catalogue.ts';

/** The generated operations on a table, only those that the schema really has. */
export function describeOperations(
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
