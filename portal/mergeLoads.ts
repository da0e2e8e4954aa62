/** Modules that come in one script, and the screens that fetch it. */
export interface Load {
  screens: ReadonlySet<string>;
  /** Characters of their sources. */
  size: number;
  modules: readonly string[];
  /** Characters of it that a screen fetches without need, since modules were joined. */
  extra?: ReadonlyMap<string, number>;
}

/** The loads that each one needs, itself among them. */
type Needs = ReadonlyMap<Load, ReadonlySet<Load>>;

/** A request saved is worth so many characters that a screen does not need; a third are left when compressed. */
const WORTH = 5_000;

/**
 * Joins modules that the same screens load, then those whose screens differ as long as none fetches much that it
 * does not need. In order: each imports only from those before it.
 */
export function mergeLoads(
  modules: readonly Load[],
  imports: ReadonlyMap<string, readonly string[]>,
): Load[] {
  const same = Map.groupBy(modules, ({ screens }) => [...screens].sort().join());
  let loads = [...same.values()].map((some) => some.reduce(joined));
  for (;;) {
    const needs = needsOf(loads, imports);
    const pair = cheapest(loads, needs);
    if (!pair) return loads.sort((a, b) => countOf(needs, a) - countOf(needs, b));
    const both = pair.reduce(joined);
    const below = needed(pair, needs);
    loads = [
      both,
      ...loads
        .filter((load) => !pair.includes(load))
        .map((load) =>
          below.has(load) ? fetchedBy(load, unionOf(load.screens, both.screens)) : load,
        ),
    ];
  }
}

function joined(one: Load, other: Load): Load {
  const screens = unionOf(one.screens, other.screens);
  return {
    screens,
    size: one.size + other.size,
    modules: [...one.modules, ...other.modules],
    extra: new Map(
      [...screens].map((screen) => [screen, extraOf(one, screen) + extraOf(other, screen)]),
    ),
  };
}

const fetchedBy = (load: Load, screens: ReadonlySet<string>): Load => ({
  ...load,
  screens,
  extra: new Map([...screens].map((screen) => [screen, extraOf(load, screen)])),
});

/** The characters of a load that a screen would fetch without need. */
const extraOf = ({ screens, size, extra }: Load, screen: string) =>
  screens.has(screen) ? (extra?.get(screen) ?? 0) : size;

/** The two that are best joined, unless none are worth it. */
function cheapest(loads: readonly Load[], needs: Needs): Load[] | null {
  const pairs = loads
    .flatMap((one, at) => loads.slice(at + 1).map((other) => [one, other] as const))
    .map((pair) => ({ pair, cost: cost(pair, needs) }))
    .filter(({ pair, cost }) => cost <= WORTH && !isCircle(pair, needs));
  return pairs.sort((a, b) => a.cost - b.cost)[0]?.pair.slice() ?? null;
}

/** The most that a screen would fetch without need: earlier joins and what the two import included. */
function cost(pair: readonly [Load, Load], needs: Needs): number {
  const below = [...needed(pair, needs)];
  const extra = [...unionOf(pair[0].screens, pair[1].screens)].map((screen) =>
    below.reduce(
      (sum, load) =>
        sum + (pair.includes(load) || !load.screens.has(screen) ? extraOf(load, screen) : 0),
      0,
    ),
  );
  return Math.max(...extra);
}

/** Whether another would stand both behind and before the two. */
function isCircle([one, other]: readonly [Load, Load], needs: Needs): boolean {
  return [...needed([one, other], needs)].some(
    (load) =>
      load !== one && load !== other && (needs.get(load)?.has(one) || needs.get(load)?.has(other)),
  );
}

const needed = (some: readonly Load[], needs: Needs) =>
  new Set(some.flatMap((load) => [...(needs.get(load) ?? [])]));

const unionOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  new Set([...one, ...other]);

const countOf = (needs: Needs, load: Load) => needs.get(load)?.size ?? 0;

function needsOf(loads: readonly Load[], imports: ReadonlyMap<string, readonly string[]>): Needs {
  const homes = new Map(loads.flatMap((load) => load.modules.map((id) => [id, load] as const)));
  const direct = (load: Load) =>
    load.modules.flatMap((id) => (imports.get(id) ?? []).flatMap((one) => homes.get(one) ?? []));
  return new Map(
    loads.map((load) => {
      const all = new Set([load]);
      for (const one of all) for (const next of direct(one)) all.add(next);
      return [load, all];
    }),
  );
}
