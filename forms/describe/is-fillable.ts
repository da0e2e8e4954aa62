import type { FormUi } from './form-ui.ts';

// The values that identify a row come from the row itself.
const ofTheRow: ReadonlySet<string> = new Set(['id', 'updatedAt']);

/** Whether the form shows a field; `path` is that of the enclosing object. */
export function isFillable(name: string, ui: unknown, path: readonly string[]): boolean {
  if (ui === false || (ui as FormUi | undefined)?.['ui:widget'] === 'hidden') return false;
  return path.length > 0 || !ofTheRow.has(name);
}
