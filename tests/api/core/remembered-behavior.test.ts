import { expect, test } from 'vitest';
import { rememberBehavior } from '#plugins/core/exposure/remembered-behavior-plugin.ts';

function aBehavior() {
  const requested: string[] = [];
  class Behavior {
    entityMatches(type: string, entity: unknown, filter: string): boolean | undefined {
      requested.push(`${type} ${entity} ${filter}`);
      return filter === 'select' ? String(entity).includes('select') : undefined;
    }
    getBehaviorForEntity(type: string, entity: unknown) {
      requested.push(`whole ${type} ${entity}`);
      return { behaviorString: String(entity) };
    }
    getInferredBehaviorForEntity(type: string, entity: unknown) {
      requested.push(`inferred ${type} ${entity}`);
      return { behaviorString: String(entity) };
    }
    getOverrideBehaviorForEntity(type: string, entity: unknown) {
      requested.push(`override ${type} ${entity}`);
      return { behaviorString: String(entity) };
    }
    readonly behaviorEntities = { codec: { listCache: new Map<number, unknown[]>() } };
    getDefaultBehaviorFor(type: string) {
      return `${type}s`;
    }
    getPreferencesAppliedBehaviors(type: string, inferred: Stated, override: Stated) {
      requested.push(`preferred ${type} ${inferred.behaviorString} ${override.behaviorString}`);
      return { behaviorString: `${type} ${inferred.behaviorString} ${override.behaviorString}` };
    }
    validateBehavior(_type: string | null, _source: string, text: string) {
      requested.push(`valid ${text}`);
      if (text === 'create') throw new Error('create is forbidden');
    }
  }
  rememberBehavior(Behavior.prototype);
  rememberBehavior(Behavior.prototype);
  return { asked: requested, make: () => Object.freeze(new Behavior()) };
}

type Stated = { behaviorString: string };
const stated = (behaviorString: string): Stated => ({ behaviorString });

test('a repeated question about a behaviour is computed once, also if the answer is undefined', () => {
  const { asked: requested, make } = aBehavior();
  const behavior = make();
  for (const _again of [1, 2]) {
    expect(behavior.entityMatches('codec', 'select -list', 'select')).toBe(true);
    expect(behavior.entityMatches('codec', '-list', 'select')).toBe(false);
    expect(behavior.entityMatches('codec', '-list', 'insert')).toBeUndefined();
    expect(behavior.entityMatches('resource', '-list', 'select')).toBe(false);
  }
  expect(requested.filter((one) => !one.startsWith('whole'))).toEqual([
    'codec select -list select',
    'codec -list select',
    'codec -list insert',
    'resource -list select',
  ]);
});

test('each schema caches its own answers about its tables', () => {
  const { asked: requested, make } = aBehavior();
  for (const behavior of [make(), make()]) behavior.entityMatches('codec', '-list', 'select');
  expect(requested).toEqual([
    'whole codec -list',
    'codec -list select',
    'whole codec -list',
    'codec -list select',
  ]);
});

test('a column is identified by its table and its name', () => {
  const { asked: requested, make } = aBehavior();
  const behavior = make();
  const [one, other] = [{ toString: () => 'one' }, { toString: () => 'other' }];
  for (const _again of [1, 2]) {
    for (const entity of [[one, 'name'], [one, 'id'], [other, 'name'], one]) {
      expect(behavior.getBehaviorForEntity('codec', entity).behaviorString).toBe(String(entity));
    }
    behavior.getBehaviorForEntity('resource', one);
  }
  expect(requested).toEqual([
    'whole codec one,name',
    'whole codec one,id',
    'whole codec other,name',
    'whole codec one',
    'whole resource one',
  ]);
});

test('the parts of a column’s behaviour are computed once, without searching a list', () => {
  const { asked: requested, make } = aBehavior();
  const behavior = make();
  behavior.behaviorEntities.codec.listCache.set(2, [['one', 'id']]);
  for (const _again of [1, 2]) {
    behavior.getInferredBehaviorForEntity('codec', ['one', 'name']);
    behavior.getOverrideBehaviorForEntity('codec', ['one', 'name']);
  }
  expect(requested).toEqual(['inferred codec one,name', 'override codec one,name']);
  expect(behavior.behaviorEntities.codec.listCache.size).toBe(0);
});

test('preferences are computed once for the same texts, in all schemas of the process', () => {
  const { asked: requested, make } = aBehavior();
  const answers = [make(), make()].flatMap((behavior) => [
    behavior.getPreferencesAppliedBehaviors('codec', stated('list'), stated('')).behaviorString,
    behavior.getPreferencesAppliedBehaviors('codec', stated(''), stated('list')).behaviorString,
    behavior.getPreferencesAppliedBehaviors('resource', stated('list'), stated('')).behaviorString,
  ]);
  const once = ['codec list ', 'codec  list', 'resource list '];
  expect(answers).toEqual([...once, ...once]);
  expect(requested).toEqual(once.map((text) => `preferred ${text}`));
});

test('a valid behaviour is parsed once, an invalid one is reported each time', () => {
  const { asked: requested, make } = aBehavior();
  const behavior = make();
  for (const _again of [1, 2]) {
    behavior.validateBehavior('codec', 'a plugin', '-list');
    expect(() => behavior.validateBehavior('codec', 'a plugin', 'create')).toThrow('forbidden');
  }
  expect(requested).toEqual(['valid -list', 'valid create', 'valid create']);
});
