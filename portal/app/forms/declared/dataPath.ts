import type { RenderableForm } from '#forms/describe/renderable-form.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { Labels } from '#forms/words/words-in.ts';

type Path = readonly (string | number)[];

/** The value at a path; undefined when the path leads nowhere. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, part) => (found as Record<string | number, unknown> | null | undefined)?.[part],
    data,
  );
}

/** The same data with values laid over the object at a path. */
export function withValues(data: unknown, [first, ...rest]: Path, values: object): unknown {
  if (first === undefined) return { ...(data as object), ...values };
  const below = withValues(valueAt(data, [first]), rest, values);
  if (Array.isArray(data)) return data.with(Number(first), below);
  return { ...(data as object), [first]: below };
}

/** `attributes.referencePeople.0.name` as the steps to it. */
export const pathOf = (path: string): string[] => (path === '' ? [] : path.split('.'));

/** The label of a field of a form, rendered or not; empty for a field the form does not have. */
export function labelAt(form: RenderableForm, words: Labels, path: string): { label?: string } {
  const names = pathOf(path);
  const schema = names.reduce<InputSchema | undefined>(
    (at, name) => (/^\d+$/.test(name) ? at?.items : at?.properties?.[name]),
    form.schema,
  );
  const name = names.findLast((one) => !/^\d+$/.test(one));
  return schema && name ? { label: words.formField(form.name, name, schema).label } : {};
}
