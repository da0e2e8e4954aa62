import { expect, test } from 'vitest';
import { rememberBehavior } from '../../../plugins/core/exposure/remember-behavior.ts';

function aBehavior() {
  const asked: string[] = [];
  class Behavior {
    entityMatches(type: string, entity: unknown, filter: string): boolean | undefined {
      asked.push(`${type} ${entity} ${filter}`);
      return filter === 'select' ? String(entity).includes('select') : undefined;
    }
    getBehaviorForEntity(_type: string, entity: unknown) {
      return { behaviorString: String(entity) };
    }
  }
  rememberBehavior(Behavior.prototype);
  rememberBehavior(Behavior.prototype);
  return { asked, make: () => Object.freeze(new Behavior()) };
}

test('a question about the same behaviour is worked out once, also where the answer is none', () => {
  const { asked, make } = aBehavior();
  const behavior = make();
  for (const _again of [1, 2]) {
    expect(behavior.entityMatches('codec', 'select -list', 'select')).toBe(true);
    expect(behavior.entityMatches('codec', '-list', 'select')).toBe(false);
    expect(behavior.entityMatches('codec', '-list', 'insert')).toBeUndefined();
    expect(behavior.entityMatches('resource', '-list', 'select')).toBe(false);
  }
  expect(asked).toEqual([
    'codec select -list select',
    'codec -list select',
    'codec -list insert',
    'resource -list select',
  ]);
});

test('each schema has answers of its own', () => {
  const { asked, make } = aBehavior();
  for (const behavior of [make(), make()]) behavior.entityMatches('codec', '-list', 'select');
  expect(asked).toHaveLength(2);
});
