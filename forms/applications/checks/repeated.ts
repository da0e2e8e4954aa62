/** Those that are called like one before them. */
export function repeated<Thing>(
  things: readonly Thing[],
  name: (thing: Thing) => unknown,
): Thing[] {
  const seen = new Set<unknown>();
  return things.filter((one) => {
    const called = name(one);
    if (seen.has(called)) return true;
    seen.add(called);
    return false;
  });
}
