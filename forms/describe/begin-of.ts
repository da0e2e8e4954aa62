import type { FormUi } from './form-ui.ts';

/** The initial values of a new form, from its `ui.json`. */
export function beginOf(ui: FormUi): Record<string, unknown> {
  const entries = Object.entries(ui).flatMap(([name, value]): [string, unknown][] => {
    if (name.startsWith('ui:') || typeof value !== 'object' || value === null) return [];
    const part = value as FormUi;
    if (part['ui:begin'] !== undefined) return [[name, part['ui:begin']]];
    const below = name === 'items' ? {} : beginOf(part);
    return Object.keys(below).length > 0 ? [[name, below]] : [];
  });
  return Object.fromEntries(entries);
}
