import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'grafast/graphql';
import type { Random } from '#tests/simulation/random.ts';

const MANY = 5;
const texts = [
  '',
  ' ',
  'a',
  'Åse «Ø» 🎻',
  "' or 1=1 --",
  '%_\\',
  '\u0000',
  '\ud800',
  '\u202etfosorciM',
  '<b>',
  'null',
  '-0',
  '1e400',
  '2026-02-30',
  '2026-03-29',
  '25:61',
  'NaN',
  '{"a":1}',
  '../../etc/passwd',
  'kari@example.no',
  '+4790000000',
  '310397377',
  '15034567899',
  'NO',
  'NOK',
  'x'.repeat(20_000),
];
const numbers = [
  0, 1, -1, 25, 2_147_483_647, -2_147_483_648, 2_147_483_648, 9_007_199_254_740_991,
  9_007_199_254_740_992, 1e308, 0.1,
];
const days = ['2026-11-27', '0001-01-01', '9999-12-31', '2026-02-30', '2026-10-25', 'tomorrow'];

/** A value of a type, mostly a valid one, and often one that no client would send. */
export function randomInput(
  type: GraphQLInputType,
  random: Random,
  ids: readonly string[],
  depth = 0,
): unknown {
  if (isNonNullType(type)) return randomInput(type.ofType, random, ids, depth);
  if (depth > 0 && random.chance(0.08)) return null;
  if (isListType(type)) {
    const length = random.chance(0.1) ? 0 : random.between(1, MANY);
    return Array.from({ length }, () => randomInput(type.ofType, random, ids, depth + 1));
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(() => random.chance(0.8));
    return Object.fromEntries(
      fields.map((field) => [field.name, randomInput(field.type, random, ids, depth + 1)]),
    );
  }
  if (isEnumType(type)) return random.pick(type.getValues().map(({ name }) => name));
  switch (type.name) {
    case 'ID':
      return random.chance(0.85) ? random.pick(ids) : random.pick(texts);
    case 'Boolean':
      return random.chance(0.5);
    case 'Int':
      return random.pick(numbers.filter((one) => Number.isInteger(one) && Math.abs(one) < 2 ** 31));
    case 'BigInt':
    case 'Float':
      return random.pick(numbers);
    case 'String':
      return random.chance(0.3) ? random.pick(ids) : random.pick([...texts, ...days]);
    default:
      return random.pick<unknown>([...days, ...texts, ...numbers]);
  }
}
