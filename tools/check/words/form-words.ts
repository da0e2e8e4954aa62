import { globSync } from 'node:fs';
import path from 'node:path';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import type { NeededWord } from './needed-words.ts';

/** The labels that forms need: for each action, and each of its fields. */
export function formWords(root: string): NeededWord[] {
  return formFiles(root).flatMap((file) => {
    const [, , module = '', form = ''] = file.split(path.sep);
    const action = { place: `actions.${form}`, also: [], what: `the form ${form}`, module };
    return [{ ...action, isNeeded: true }, ...fieldsOf(read(root, file) ?? {}, form, module)];
  });
}

/** Whether every form can be read; the labels of one that cannot would seem unused. */
export const areFormsReadable = (root: string): boolean =>
  formFiles(root).every((file) => read(root, file));

const formFiles = (root: string) => globSync('forms/modules/*/*/schema.json', { cwd: root });

/** Null for an invalid schema, which is reported by the rule of forms. */
function read(root: string, file: string): InputSchema | null {
  try {
    return readSchema(path.join(root, file)).schema;
  } catch {
    return null;
  }
}

function fieldsOf(schema: InputSchema, form: string, module: string): NeededWord[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): NeededWord[] => {
    if (typeof field === 'boolean') return [];
    const inner = field.items?.properties ? field.items : field.file ? {} : field;
    // A field with subfields is shown as those, and `updatedAt` is sent without being shown.
    const isShown = !inner.properties && !field.items && name !== 'updatedAt';
    const [place = '', ...others] = (field.words ?? []).map((one) =>
      one.includes('.') ? `fields.${one}` : `nouns.${one}`,
    );
    const also = [...others, `fields.${form}.${name}`, `fields.*.${name}`];
    const what = `the field ${name} of ${form}`;
    return [
      { place, also, what, module, isNeeded: isShown },
      ...(isShown ? ownValues(field, what, module) : []),
      ...wholeErrors(name, module),
      ...fieldsOf(inner, form, module),
    ];
  });
}

/** The values of a choice that no enum of the catalogue has; labels of any value of that name serve. */
function ownValues({ enum: values = [], graphqlEnum }: InputSchema, field: string, module: string) {
  const names = graphqlEnum ? [] : values.filter((value) => typeof value === 'string');
  return names.map((name): NeededWord => {
    const what = `the value ${name} of ${field}`;
    return {
      place: `values.*.${name}`,
      also: [],
      what,
      module,
      isNeeded: true,
      isFoundByName: true,
    };
  });
}

/** A refusal may have a sentence of its own for a field. */
function wholeErrors(name: string, module: string): NeededWord[] {
  const field = name.replace(/Ids?$/, '');
  return [{ place: `errors.*.${field}`, also: [], what: field, module, isNeeded: false }];
}
