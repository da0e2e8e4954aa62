import { type FormUi, isFillable, orderOf } from '#forms/describe/form-ui.ts';
import { type FieldKind, kindOfField } from '#forms/describe/kind-of-field.ts';
import { type Holds, resolveForm } from '#forms/describe/resolve-form.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { FieldWords } from '#forms/words/words.ts';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { enumNamed, type Labels } from '../catalogue/labels/labels.ts';
import type { InputKind, InputSpec } from './InputSpec.ts';
import { optionsOf } from './optionsOf.ts';

type Limits = Pick<InputSpec, 'minLength' | 'maxLength' | 'pattern' | 'minimum' | 'maximum'>;

const names = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum'] as const;

/** Kinds that the console renders as a plain text input, or as their parts. */
const plain = {
  address: 'object',
  code: 'text',
  country: 'text',
  street: 'text',
  nationalNumber: 'text',
  norwegianAccount: 'text',
  password: 'text',
  phone: 'text',
} as const;

/** The console's input for a kind of field. */
const inputKindOf = (kind: FieldKind): InputKind =>
  kind in plain
    ? plain[kind as keyof typeof plain]
    : (kind as Exclude<FieldKind, keyof typeof plain>);

interface Reader {
  mutation: CatalogueMutation;
  catalogue: Catalogue;
  labels: Labels;
  row: object;
}

interface Part {
  schema: InputSchema;
  ui: FormUi;
}

/** Sources inside a list's rows are relative to the row, as react-admin requires. */
function partsOf({ schema, ui }: Part, path: string[], prefix: string, reader: Reader) {
  const { properties = {}, required = [] } = schema;
  return orderOf(ui['ui:order'], Object.keys(properties))
    .filter((name) => isFillable(name, ui[name], path))
    .map((name): InputSpec => {
      const part = { schema: properties[name] ?? {}, ui: (ui[name] ?? {}) as FormUi };
      return {
        ...specOf(name, part, [...path, name], prefix, reader),
        required: required.includes(name),
      };
    });
}

/** Values that a row has to be offered, read from the row the form is about. */
const amongOf = (among: Record<string, string>, row: object) =>
  Object.fromEntries(
    Object.entries(among).map(([field, own]): [string, unknown] => [field, Reflect.get(row, own)]),
  );

/** The label of an input; empty where the form has none. */
function wordsOf(name: string, { schema, ui }: Part, { mutation, labels }: Reader): FieldWords {
  if (ui['ui:label'] === false) return { label: '' };
  const word = ui['ui:word'];
  return word ? labels.input({ words: [word] }) : labels.formField(mutation, name, schema);
}

function specOf(
  name: string,
  { schema, ui }: Part,
  path: string[],
  prefix: string,
  reader: Reader,
): Omit<InputSpec, 'required'> {
  const { catalogue, labels, row } = reader;
  const { 'ui:begin': begin, 'ui:choices': only, 'ui:among': among } = ui;
  const own = wordsOf(name, { schema, ui }, reader);
  const kind = inputKindOf(kindOfField(schema, ui['ui:widget']));
  // For a list, the schema of its items applies.
  const one = kind === 'choices' || kind === 'references' ? (schema.items ?? {}) : schema;
  const values = only ?? one.enum?.filter((value) => typeof value === 'string');
  const file = schema.file ?? schema.items?.file;
  return {
    source: `${prefix}${name}`,
    label: own.label,
    kind,
    help: own.help,
    placeholder: own.placeholder,
    ...limitsIn(schema),
    ...((typeof begin === 'string' || typeof begin === 'boolean') && { defaultValue: begin }),
    ...((kind === 'enum' || kind === 'choices') && {
      options: optionsOf(enumNamed(catalogue, one.graphqlEnum), labels, values),
    }),
    ...((kind === 'reference' || kind === 'references') && {
      resource: catalogue.resources.find(({ typeName }) => typeName === one.nodeType)?.name,
    }),
    ...(among && { among: amongOf(among, row) }),
    ...(file && { ...file, many: schema.items !== undefined }),
    ...(kind === 'object' && {
      parts: partsOf({ schema, ui }, path, `${prefix}${name}.`, reader),
    }),
    ...(kind === 'rows' && {
      parts: partsOf(
        { schema: schema.items ?? {}, ui: (ui.items ?? {}) as FormUi },
        [...path, 'items'],
        '',
        reader,
      ),
    }),
  };
}

/**
 * The inputs of a mutation for the current data, arranged by its `ui.json` as in the portal, without the
 * top-level inputs that the screen already has.
 */
export function specsOfMutation(
  mutation: CatalogueMutation,
  known: string[],
  catalogue: Catalogue,
  labels: Labels,
  { data, holds, row = {} }: { data: unknown; holds: Holds; row?: object },
): InputSpec[] {
  const form = resolveForm({ schema: mutation.schema, ui: mutation.ui ?? {} }, data, holds);
  return partsOf(form, [], '', { mutation, catalogue, labels, row }).filter(
    ({ source }) => !known.includes(source),
  );
}

/** The minimum and maximum of a value, from its schema. */
function limitsIn(schema: InputSchema): Limits {
  const present = names.filter((name) => schema[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, schema[name]]));
}
