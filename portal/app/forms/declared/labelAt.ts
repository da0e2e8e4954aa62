import type { RenderableForm } from '#forms/describe/renderable-form.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { Labels } from '#forms/words/words-in.ts';
import { pathOf } from './dataPath.ts';

/** The label of a field of a form, rendered or not; empty for a field the form does not have. */
export function labelAt(form: RenderableForm, words: Labels, path: string): { label?: string } {
  const names = pathOf(path);
  const schema = names.reduce<InputSchema | undefined>(
    (at, name) => (/^\d+$/.test(name) ? at?.items : at?.properties?.[name]),
    form.schema,
  );
  const name = names.findLast((one) => !/^\d+$/.test(one));
  return schema && name ? { label: words.formField(form.name, name, schema).label } : {};
}
