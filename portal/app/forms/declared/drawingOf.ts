import type { FormDescription, FormUi } from '../../../../forms/describe/form-ui.ts';
import { type FieldKind, kindOfField } from '../../../../forms/describe/kind-of-field.ts';
import type { InputSchema } from '../../../../forms/validate/input-schema.ts';

/** Kinds that rjsf goes down into; all others are one control, whatever their type is. */
const nested: ReadonlySet<FieldKind> = new Set(['object', 'address', 'rows']);

/**
 * A resolved form as rjsf is given it: only what is drawn, and for each field the control it gets.
 * What a list's rows look like is said below `items`.
 */
export function drawingOf({ schema, ui }: FormDescription): FormDescription {
  const kind = kindOfField(schema, ui['ui:widget']);
  if (kind === 'rows') {
    const items = drawingOf({ schema: schema.items ?? {}, ui: (ui.items ?? {}) as FormUi });
    return { schema: { ...schema, items: items.schema }, ui: { ...ui, items: items.ui } };
  }
  if (!nested.has(kind)) {
    const widget = ui['ui:widget'] === 'choice' ? 'choice' : kind;
    return { schema, ui: { ...ui, 'ui:field': 'StringField', 'ui:widget': widget } };
  }
  const names = orderOf(ui, schema).filter(
    (name) => !isHidden(ui[name]) && hasControl(schema.properties?.[name] ?? {}, ui[name]),
  );
  const parts = names.map((name) => {
    const part = { schema: schema.properties?.[name] ?? {}, ui: (ui[name] ?? {}) as FormUi };
    return [name, drawingOf(part)] as const;
  });
  return {
    schema: { ...schema, properties: Object.fromEntries(parts.map(([n, one]) => [n, one.schema])) },
    ui: { ...ui, ...Object.fromEntries(parts.map(([n, one]) => [n, one.ui])), 'ui:order': names },
  };
}

/** The rows of a list are not resolved before, so that their order may be told in short. */
function orderOf(ui: FormUi, schema: InputSchema): string[] {
  const names = Object.keys(schema.properties ?? {});
  const order = ui['ui:order'] ?? ['*'];
  const known = order.filter((name) => name === '*' || names.includes(name));
  return known.flatMap((name) =>
    name === '*' ? names.filter((one) => !order.includes(one)) : [name],
  );
}

/** What nobody can write in a form of the portal yet is left to programs. */
const unasked: ReadonlySet<FieldKind> = new Set([
  'json',
  'reference',
  'references',
  'file',
  'words',
]);

const hasControl = (schema: InputSchema, ui: unknown) =>
  !unasked.has(kindOfField(schema, (ui as FormUi | undefined)?.['ui:widget']));

const isHidden = (ui: unknown) => (ui as FormUi | undefined)?.['ui:widget'] === 'hidden';
