import type { FormUi } from './form-ui.ts';

/** The initial values of a new form, from its `ui.json`. */
export function beginOf(ui: FormUi): Record<string, unknown> {
  const entries = Object.entries(ui).flatMap(([name, said]): [string, unknown][] => {
    if (name.startsWith('ui:') || typeof said !== 'object' || said === null) return [];
    const part = said as FormUi;
    if (part['ui:begin'] !== undefined) return [[name, part['ui:begin']]];
    const below = name === 'items' ? {} : beginOf(part);
    return Object.keys(below).length > 0 ? [[name, below]] : [];
  });
  return Object.fromEntries(entries);
}
