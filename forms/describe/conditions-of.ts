import type { InputSchema } from '../validate/input-schema.ts';

/** Every distinct condition of a schema or of a `ui.json`: the value of each `if`. */
export function conditionsOf(...trees: unknown[]): (InputSchema | boolean)[] {
  const found = new Map<string, InputSchema | boolean>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, one] of Object.entries(value)) {
      // Inside `properties` an `if` is the name of a field.
      const isCondition = name === 'if' && key !== 'properties' && !Array.isArray(value);
      if (isCondition) found.set(JSON.stringify(one), one as InputSchema);
      else visit(one, Array.isArray(value) ? '' : name);
    }
  };
  for (const tree of trees) visit(tree, '');
  return [...found.values()];
}
