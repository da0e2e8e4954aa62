import 'graphile-build';

/** Caches a value for each list of keys, compared one by one by identity. */
class RememberedEntities<T> {
  private readonly byKey = new Map<unknown, RememberedEntities<T>>();
  private found: { value: T } | undefined;

  get(keys: readonly unknown[], work: () => T): T {
    let place: RememberedEntities<T> = this;
    for (const key of keys) {
      const next = place.byKey.get(key) ?? new RememberedEntities<T>();
      place.byKey.set(key, next);
      place = next;
    }
    place.found ??= { value: work() };
    return place.found.value;
  }
}

interface Resolved {
  behaviorString: string;
}

/**
 * The part of graphile-build's Behavior that is used here. Its objects are frozen, so its class is patched.
 */
interface BehaviorClass {
  entityMatches(type: string, entity: unknown, filter: string): boolean | undefined;
  getBehaviorForEntity(type: string, entity: unknown): Resolved;
  getInferredBehaviorForEntity(type: string, entity: unknown): Resolved;
  getOverrideBehaviorForEntity(type: string, entity: unknown): Resolved;
  /** `listCache` has those that are named by several things, by how many these are. */
  behaviorEntities: Record<string, { listCache: Map<number, unknown[]> } | undefined>;
  getDefaultBehaviorFor(type: string): string;
  getPreferencesAppliedBehaviors(type: string, inferred: Resolved, override: Resolved): Resolved;
  validateBehavior(type: string | null, source: string, behavior: string): void;
  remembers?: true;
}

/**
 * Behaviours of tables, columns and functions are queried ten thousand times for a schema, and each time all
 * registered ones are parsed. This was a third of the start-up time.
 */
export const RememberedBehaviorPlugin: GraphileConfig.Plugin = {
  name: 'RememberedBehaviorPlugin',
  description: 'Answers the same question about a behaviour once.',
  schema: {
    hooks: {
      init(nothing, build) {
        rememberBehavior(Object.getPrototypeOf(build.behavior));
        return nothing;
      },
    },
  },
};

/**
 * Caches the answers of every schema's Behavior. Answers that depend on texts alone are shared by all schemas
 * of a process; those about a table or column stay with its schema.
 */
export function rememberBehavior(behavior: BehaviorClass): void {
  if (behavior.remembers) return;
  behavior.remembers = true;
  rememberMatches(behavior);
  rememberEntities(behavior);
  rememberPreferences(behavior);
  rememberValid(behavior);
}

/** Whether a behaviour matches depends on these three texts only. */
function rememberMatches(behavior: BehaviorClass): void {
  const { entityMatches } = behavior;
  const answers = new WeakMap<BehaviorClass, Map<string, Map<string, boolean | undefined>>>();
  behavior.entityMatches = function (type, entity, filter) {
    const question = `${type} ${filter}`;
    const text = this.getBehaviorForEntity(type, entity).behaviorString;
    const own = answers.get(this) ?? new Map();
    answers.set(this, own);
    const known = own.get(text) ?? new Map();
    own.set(text, known);
    if (!known.has(question)) known.set(question, entityMatches.call(this, type, entity, filter));
    return known.get(question);
  };
}

/** A column is named by its table and its name, which were looked for among all others each time. */
function rememberEntities(behavior: BehaviorClass): void {
  const methods = [
    ...(['getBehaviorForEntity', 'getInferredBehaviorForEntity'] as const),
    'getOverrideBehaviorForEntity' as const,
  ];
  for (const question of methods) {
    const work = behavior[question];
    const entities = new WeakMap<BehaviorClass, RememberedEntities<Resolved>>();
    behavior[question] = function (type, entity) {
      const own = entities.get(this) ?? new RememberedEntities<Resolved>();
      entities.set(this, own);
      return own.get([type, entity].flat(), () => {
        // The cached list lacks an entity requested for the first time.
        this.behaviorEntities[type]?.listCache.clear();
        return work.call(this, type, entity);
      });
    };
  }
}

/** Each word of a behaviour is compared with each of a hundred that may be preferred. */
function rememberPreferences(behavior: BehaviorClass): void {
  const { getPreferencesAppliedBehaviors } = behavior;
  const applied = new Map<string, Resolved>();
  behavior.getPreferencesAppliedBehaviors = function (type, inferred, override) {
    const texts = [inferred.behaviorString, override.behaviorString];
    const key = [type, this.getDefaultBehaviorFor(type), ...texts].join('\n');
    const known =
      applied.get(key) ?? getPreferencesAppliedBehaviors.call(this, type, inferred, override);
    applied.set(key, known);
    return known;
  };
}

/** A text that was parsed once is valid. */
function rememberValid(behavior: BehaviorClass): void {
  const { validateBehavior } = behavior;
  const valid = new Set<string>();
  behavior.validateBehavior = function (type, source, text) {
    if (valid.has(text)) return;
    validateBehavior.call(this, type, source, text);
    valid.add(text);
  };
}
