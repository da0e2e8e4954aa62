import type { FormUi } from './form-ui.ts';

// What a row is known by comes from the row itself.
const ofTheRow: ReadonlySet<string> = new Set(['id', 'updatedAt']);

/** Whether somebody is asked for a field; `path` is that of the object it stands in. */
export function isAsked(name: string, ui: unknown, path: readonly string[]): boolean {
  if (ui === false || (ui as FormUi | undefined)?.['ui:widget'] === 'hidden') return false;
  return path.length > 0 || !ofTheRow.has(name);
}
