type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Merges a form with a row changed meanwhile: values the user changed stay, all others are taken from the row
 * as it is now.
 */
export function goOnFrom(initial: Values, written: Values, now: Values): Values {
  const names = new Set([...Object.keys(written), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names].map((name) => [name, one(initial[name], written[name], now[name])]),
  );
}

function one(initial: unknown, written: unknown, now: unknown): unknown {
  if (isObject(written) && isObject(now))
    return goOnFrom(isObject(initial) ? initial : {}, written, now);
  return isSame(written, initial) ? now : written;
}
