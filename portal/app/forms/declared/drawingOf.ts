import { againOf } from '#forms/describe/again-of.ts';
import { type FormDescription, type FormUi, isFillable, orderOf } from '#forms/describe/form-ui.ts';
import { type FieldKind, kindOfField, type NestedKind } from '#forms/describe/kind-of-field.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';

/** Kinds that rjsf goes down into; all others are one control, whatever their type is. */
const nested: ReadonlySet<FieldKind> = new Set<NestedKind>(['object', 'address', 'rows']);

/**
 * A resolved form as input for rjsf: only the fields to fill in, each with its control. Known values are left
 * out. The layout of a list's rows is below `items`.
 */
export function drawingOf(
  { schema, ui }: FormDescription,
  known: object = {},
  path: readonly string[] = [],
): FormDescription {
  const kind = kindOfField(schema, ui['ui:widget']);
  if (kind === 'rows') {
    const row = { schema: schema.items ?? {}, ui: (ui.items ?? {}) as FormUi };
    const items = drawingOf(row, {}, [...path, 'items']);
    return { schema: { ...schema, items: items.schema }, ui: { ...ui, items: items.ui } };
  }
  if (!nested.has(kind)) {
    const widget = ui['ui:widget'] === 'choice' ? 'choice' : kind;
    return { schema, ui: { ...ui, 'ui:field': 'StringField', 'ui:widget': widget } };
  }
  const all = Object.keys(schema.properties ?? {});
  const names = orderOf(ui['ui:order'], all).filter(
    (name) =>
      isFillable(name, ui[name], path) &&
      hasControl(schema.properties?.[name] ?? {}, ui[name]) &&
      !isKnown(Reflect.get(known, name)),
  );
  const parts = names.flatMap((name) => {
    const part = { schema: schema.properties?.[name] ?? {}, ui: (ui[name] ?? {}) as FormUi };
    const drawing = drawingOf(part, Reflect.get(known, name) ?? {}, [...path, name]);
    return [[name, drawing] as const, ...secondOf(name, drawing)];
  });
  const order = parts.map(([name]) => name);
  return {
    schema: { ...schema, properties: Object.fromEntries(parts.map(([n, one]) => [n, one.schema])) },
    ui: { ...ui, ...Object.fromEntries(parts.map(([n, one]) => [n, one.ui])), 'ui:order': order },
  };
}

/** A field that must be repeated is rendered twice. */
function secondOf(name: string, { schema, ui }: FormDescription) {
  const { 'ui:again': again, ...first } = ui;
  return again ? [[againOf(name), { schema, ui: { ...first, ...again } }] as const] : [];
}

/**
 * A field without a shape has no control: `npm run check` reports it, and here it is left out instead of
 * breaking the page.
 */
const hasControl = (schema: InputSchema, ui: unknown) =>
  kindOfField(schema, (ui as FormUi | undefined)?.['ui:widget']) !== 'json';

/** Of an object only some parts may be known. */
const isKnown = (value: unknown) => value !== undefined && typeof value !== 'object';
