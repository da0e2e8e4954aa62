import 'graphile-build-pg';
import type { PgEnumCodec, PgResource } from '@dataplan/pg';
import { type GraphQLSchema, isEnumType } from 'grafast/graphql';
import type { Catalogue, CatalogueField } from './catalogue.ts';
import type { CatalogueMutation } from './catalogue-mutation.ts';
import { describeResource } from './describe-resource.ts';
import { readTags } from './resource-name.ts';

type Build = GraphileBuild.Build;

function describeMutations(build: Build): CatalogueMutation[] {
  return build.appMutations.map(({ fieldName, form, payload, actors, performs, offeredWhile }) => ({
    name: fieldName,
    module: form.module,
    inputType: `${build.inflection.upperCamelCase(form.name)}Input`,
    payloadField: payload.kind === 'row' ? payload.fieldName : null,
    actors: actors.length > 0 ? actors : null,
    performs,
    offeredWhile: offeredWhile && {
      field: build.inflection.camelCase(offeredWhile.column),
      isSet: offeredWhile.isSet,
    },
    payloadType: payload.kind === 'row' ? build.inflection.tableType(payload.resource.codec) : null,
    givesToken:
      payload.kind === 'values' && payload.attributes.some(({ name }) => name === 'token'),
    schema: form.schema,
    ui: form.ui,
  }));
}

function enumNames(fields: readonly CatalogueField[]): string[] {
  return fields.flatMap(({ enumName, parts }) => [
    ...(enumName ? [enumName] : []),
    ...enumNames(parts ?? []),
  ]);
}

/** The whole catalogue of a built schema, except the parts that are rows. */
export function describeCatalogue(build: Build, schema: GraphQLSchema): Catalogue {
  const resources = Object.values(build.pgResources)
    .filter(
      (resource: PgResource) =>
        !resource.parameters &&
        resource.codec.attributes &&
        !resource.isVirtual &&
        resource.extensions?.canSelect !== false,
    )
    .map((resource: PgResource) => describeResource(build, schema, resource))
    .filter(({ operations }) => operations.list !== null);
  const names = [...new Set(resources.flatMap(({ fields }) => enumNames(fields)))].sort();
  const codecs = [...build.allPgCodecs];
  const enums = names.map((name) => {
    const type = schema.getType(name);
    const values = isEnumType(type) ? type.getValues() : [];
    const codec = codecs.find(
      (one) => one.isEnum && build.inflection.enumType(one as PgEnumCodec) === name,
    );
    return {
      name,
      // Filled from the rows of transitions for each request.
      outcomes: {},
      tags: readTags(codec?.extensions?.tags),
      values: values.map((value) => ({
        value: value.name,
        description: value.description ?? null,
      })),
    };
  });
  return { resources, enums, mutations: describeMutations(build), operator: null };
}
