import type { InputSchema } from '../../validate/input-schema.ts';
import { checkAnswerable } from './check-answerable.ts';
import type { PatternBudget } from './check-pattern.ts';
import { type Fault, faultAt } from './fault.ts';

/** The keywords that apply to a type of answer; others would be ignored silently. */
const keywordsOf: Record<string, readonly string[]> = {
  string: ['format', 'enum', 'pattern', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'multipleOf'],
  integer: ['minimum', 'maximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems'],
};
const ofEvery = ['type', 'title', 'description'];

const bounds = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** The faults of a schema whose keywords are valid by themselves but not together. */
export function checkMeaning(
  schema: InputSchema,
  pointer: string,
  budget: PatternBudget,
  isItem = false,
): Fault[] {
  const type = String(schema.type ?? 'string');
  const known = [...ofEvery, ...(schema.format === 'file' ? ['format'] : (keywordsOf[type] ?? []))];
  const stray = Object.keys(schema).filter((name) => !known.includes(name));
  const faults = stray.map((name) =>
    faultAt(pointer, 'strayKeyword', { name, type: schema.format === 'file' ? 'file' : type }),
  );
  for (const [least, most] of bounds) {
    const [from, to] = [schema[least], schema[most]] as [number | undefined, number | undefined];
    if (from !== undefined && to !== undefined && from > to) {
      faults.push(faultAt(`${pointer}/${most}`, 'emptyRange', { least, most }));
    }
  }
  if (faults.length > 0) return faults;
  const inItems = type === 'array' ? checkItems(schema, pointer, budget, isItem) : [];
  return inItems.length > 0 || isItem ? inItems : checkAnswerable(schema, pointer, budget);
}

/** Items of a list must be choices: there is no control for a list of free texts. */
function checkItems(
  { items, minItems }: InputSchema,
  pointer: string,
  budget: PatternBudget,
  isItem: boolean,
): Fault[] {
  if (isItem) return [faultAt(pointer, 'strayKeyword', { name: 'items', type: 'array' })];
  const choices = items?.enum;
  if (!choices || items?.type === 'array') return [faultAt(pointer, 'noOptions')];
  const least = minItems as number | undefined;
  if (least !== undefined && least > choices.length) {
    return [faultAt(`${pointer}/minItems`, 'emptyRange', { least: 'minItems', most: 'enum' })];
  }
  return checkMeaning(items, `${pointer}/items`, budget, true);
}
