import type { Catalogue, CatalogueMutation } from '../../../plugins/core/catalogue/catalogue.ts';
import { enumNamed } from '../catalogue/enumNamed.ts';
import type { Labels } from '../catalogue/labelsIn.ts';
import type { InputSpec } from './InputSpec.ts';
import { kindOfSchema } from './kindOfSchema.ts';
import { optionsOf } from './optionsOf.ts';
import type { Schema } from './Schema.ts';

interface Reader {
  mutation: CatalogueMutation;
  catalogue: Catalogue;
  labels: Labels;
}

function at(ui: unknown, key: string): unknown {
  return typeof ui === 'object' && ui !== null ? Reflect.get(ui, key) : undefined;
}

/** Sources inside a list's rows are relative to the row, as react-admin wants them. */
function partsOf(schema: Schema, ui: unknown, path: string, prefix: string, reader: Reader) {
  return Object.entries(schema.properties ?? {}).map(([name, part]) =>
    specOf(name, part, schema, at(ui, name), path, prefix, reader),
  );
}

function specOf(
  name: string,
  schema: Schema,
  owner: Schema,
  ui: unknown,
  path: string,
  prefix: string,
  reader: Reader,
): InputSpec {
  const { mutation, catalogue, labels } = reader;
  const here = `${path}${name}`;
  const said = labels.formField(mutation, name, schema);
  const kind = kindOfSchema(schema, at(ui, 'ui:widget'));
  const enumeration = enumNamed(catalogue, schema.graphqlEnum);
  const { minLength, maxLength, pattern, minimum, maximum } = schema;
  return {
    source: `${prefix}${name}`,
    label: said.label,
    kind,
    required: owner.required?.includes(name) ?? false,
    help: said.help,
    placeholder: said.placeholder,
    ...Object.fromEntries(
      Object.entries({ minLength, maxLength, pattern, minimum, maximum }).filter(
        ([, limit]) => limit !== undefined,
      ),
    ),
    ...(kind === 'enum' && {
      options: optionsOf(
        enumeration,
        labels,
        schema.enum?.filter((v) => typeof v === 'string'),
      ),
    }),
    ...(kind === 'reference' && {
      resource: catalogue.resources.find(({ typeName }) => typeName === schema.nodeType)?.name,
    }),
    ...(schema.file && {
      contentTypes: schema.file.contentTypes,
      maxBytes: schema.file.maxBytes,
    }),
    ...(kind === 'object' && {
      parts: partsOf(schema, ui, `${here}.`, `${prefix}${name}.`, reader),
    }),
    ...(kind === 'rows' && {
      parts: partsOf(schema.items ?? {}, at(ui, 'items'), `${here}.`, '', reader),
    }),
  };
}

/** The form of a mutation, without the top-level inputs that the screen already knows. */
export function specsOfMutation(
  mutation: CatalogueMutation,
  known: string[],
  catalogue: Catalogue,
  labels: Labels,
): InputSpec[] {
  const schema: Schema = mutation.schema;
  return partsOf(schema, mutation.ui, '', '', { mutation, catalogue, labels }).filter(
    ({ source }) => !known.includes(source),
  );
}
