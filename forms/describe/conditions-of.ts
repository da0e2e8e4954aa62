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
export function conditionsHold({ conditions }: Pick<RenderableForm, 'conditions'>): Holds {
  const texts = new WeakMap<object, string>();
  const textOf = (condition: InputSchema): string => {
    const text = texts.get(condition) ?? JSON.stringify(condition);
    texts.set(condition, text);
    return text;
  };
  return (condition, data) => {
    if (typeof condition === 'boolean') return condition;
    const compiled = conditions[textOf(condition)];
    if (!compiled) throw new Error(`A condition was not compiled: ${textOf(condition)}`);
    return compiled(data);
  };
}
