import { useDesign } from '../Design.ts';
import { formEdits } from '../document/formEdits.ts';
import type { JsonPath } from '../document/jsonText.ts';

/** Sets members of a part. Continuous typing is one step for undo. */
export function useSet({ path, key }: { path: JsonPath; key: string }) {
  const { edit } = useDesign();
  return {
    /** Several members at once, as one step. */
    setAll: (changes: readonly (readonly [JsonPath, unknown])[]) =>
      edit((text) =>
        changes.reduce(
          (now, [below, value]) => formEdits.set(now, [...path, ...below], value),
          text,
        ),
      ),
    set: (below: JsonPath, value: unknown) =>
      edit((text) => formEdits.set(text, [...path, ...below], value)),
    type: (below: JsonPath, value: unknown) =>
      edit((text) => formEdits.set(text, [...path, ...below], value), `${key} ${below.join('.')}`),
  };
}
