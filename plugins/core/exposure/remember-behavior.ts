type Matches = (type: string, entity: unknown, filter: string) => boolean | undefined;

/** What we use of graphile-build's Behavior. Its objects are frozen, so it is its class that remembers. */
interface BehaviorClass {
  entityMatches: Matches;
  getBehaviorForEntity(type: string, entity: unknown): { behaviorString: string };
  remembers?: true;
}

/** Lets every schema's Behavior remember what it answered: its answer follows from these three texts. */
export function rememberBehavior(behavior: BehaviorClass): void {
  if (behavior.remembers) return;
  const { entityMatches } = behavior;
  const answers = new WeakMap<BehaviorClass, Map<string, Map<string, boolean | undefined>>>();
  behavior.remembers = true;
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
