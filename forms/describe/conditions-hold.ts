import type { InputSchema } from '../validate/input-schema.ts';
import type { RenderableForm } from './renderable-form.ts';
import type { Holds } from './resolve-form.ts';

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
