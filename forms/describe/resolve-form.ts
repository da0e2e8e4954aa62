import type { InputSchema } from '../validate/input-schema.ts';
import {
  type FormCondition,
  type FormDescription,
  type FormUi,
  mergeUi,
  orderOf,
} from './form-ui.ts';

/** Whether the values fulfil a condition; compiled in advance, since the content policy forbids eval. */
export type Holds = (condition: InputSchema | boolean, data: unknown) => boolean;

/**
 * The form for the current data: branches of `if` are chosen, in schema and `ui.json` alike, and fields
 * without a place are removed from both. Conditions inside the rows of a list stay, since each row is
 * evaluated by itself.
 */
export function resolveForm(form: FormDescription, data: unknown, holds: Holds): FormDescription {
  const schema = chosenSchema(form.schema, data, holds);
  if (!schema.properties || schema.file) return { schema, ui: chosenUi(form.ui, data, holds) };
  const ui = chosenUi(form.ui, data, holds);
  const properties: Record<string, InputSchema> = {};
  const parts: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    const fieldUi = ui[name];
    if ((property as unknown) === false || fieldUi === false) continue;
    const part = resolveForm(
      { schema: property, ui: (fieldUi ?? {}) as FormUi },
      at(data, name),
      holds,
    );
    properties[name] = part.schema;
    parts[name] = part.ui;
  }
  // The order is written out, so that all readers draw the same.
  return {
    schema: { ...schema, properties },
    ui: { ...ui, ...parts, 'ui:order': orderOf(ui['ui:order'], Object.keys(properties)) },
  };
}

function chosenUi(ui: FormUi, data: unknown, holds: Holds): FormUi {
  const { 'ui:if': conditions = [], ...rest } = ui;
  return conditions.reduce<FormUi>((now, condition) => {
    const branch = branchOf(condition, data, holds);
    return branch ? mergeUi(now, branch) : now;
  }, rest);
}

function chosenSchema(schema: InputSchema, data: unknown, holds: Holds): InputSchema {
  if (typeof schema === 'boolean') return schema;
  const { if: condition, then, else: otherwise, allOf, ...rest } = schema;
  const all = (Array.isArray(allOf) ? allOf : []) as InputSchema[];
  const own = condition === undefined ? [] : [{ if: condition, then, else: otherwise }];
  const branches = [...own, ...all].map((one) =>
    'if' in one ? (branchOf(one as FormCondition, data, holds) ?? {}) : one,
  );
  return branches.reduce<InputSchema>(
    (now, branch) => withBranch(now, chosenSchema(branch as InputSchema, data, holds)),
    rest,
  );
}

function branchOf(condition: FormCondition, data: unknown, holds: Holds) {
  return holds(condition.if, data ?? {}) ? condition.then : condition.else;
}

function withBranch(schema: InputSchema, branch: InputSchema): InputSchema {
  if (typeof branch === 'boolean') return schema;
  const required = [...new Set([...(schema.required ?? []), ...(branch.required ?? [])])];
  const merged = mergeUi(schema, withWords(branch, schema)) as InputSchema;
  return required.length > 0 ? { ...merged, required } : merged;
}

/** A branch that refines a field keeps its label. */
function withWords(branch: InputSchema, { properties: known = {} }: InputSchema): InputSchema {
  const fields = Object.entries(branch.properties ?? {}).map(([name, field]) => {
    const words = [...(known[name]?.words ?? []), ...(field.words ?? [])];
    const isPlain = typeof field === 'boolean' || words.length === 0;
    return [name, isPlain ? field : { ...field, words: [...new Set(words)] }];
  });
  return branch.properties ? { ...branch, properties: Object.fromEntries(fields) } : branch;
}

function at(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}
