import type { RJSFSchema } from '@rjsf/utils';
import hashForSchema from '@rjsf/utils/lib/hashForSchema.js';
import type { InputSchema } from '../validate/input-schema.ts';
import type { RenderableForm } from './renderable-form.ts';
import type { Holds } from './resolve-form.ts';

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

/** Evaluates the conditions of a form, which were compiled in the build. */
export function conditionsHold({ validators }: Pick<RenderableForm, 'validators'>): Holds {
  const keys = new WeakMap<object, string>();
  const keyOf = (condition: InputSchema): string => {
    const key = keys.get(condition) ?? hashForSchema(condition as RJSFSchema);
    keys.set(condition, key);
    return key;
  };
  return (condition, data) => {
    if (typeof condition === 'boolean') return condition;
    const compiled = validators[keyOf(condition)];
    if (!compiled) throw new Error(`A condition was not compiled: ${JSON.stringify(condition)}`);
    return compiled(data);
  };
}
