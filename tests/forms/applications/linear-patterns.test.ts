// Goal: no pattern of a recruiter takes more than a fixed number of steps for each letter of an
// answer.
// Method: the engine reads a list that counts accesses; a clock would measure the machine.
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { linearRegExp } from '#forms/applications/patterns/linear-reg-exp.ts';

function readsOf(pattern: string, length: number): number {
  let reads = 0;
  const letters = new Proxy([...Buffer.from(`${'a'.repeat(length)}!`)], {
    get(list, key) {
      if (typeof key === 'string' && /^\d/.test(key)) reads++;
      return Reflect.get(list, key);
    },
  });
  RE2JS.compile(pattern).matcher(letters).find();
  return reads;
}

// At thirty letters each of them takes a backtracking engine more steps than there are atoms.
describe.each([
  '^(a+)+$',
  '(a|a)*$',
  '^(\\w+\\s?)*$',
  '(x+x+)+y',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*a){20}$',
  '^(a?){30}a{30}$',
  '^(a|aa|aaa|\\w)+$',
])('%s', (pattern) => {
  test('an answer of twice the length takes twice the steps, within the limit', () => {
    const [short, long] = [readsOf(pattern, 2000), readsOf(pattern, 4000)];
    expect(long).toBeLessThanOrEqual(short * 2.1 + 10);
    expect(long).toBeLessThanOrEqual(4001 * linearRegExp(pattern).steps);
  });

  test('an answer of the maximum length is validated', () => {
    expect(typeof linearRegExp(pattern).test(`${'a'.repeat(9_999)}!`)).toBe('boolean');
  });
});

test('a pattern that needs more than linear time is refused', () => {
  for (const pattern of ['(a)\\1', '(?=a)b', '(?!a)b', '(?>a+)b', 'a++']) {
    expect(() => linearRegExp(pattern).steps, pattern).toThrow();
  }
});
