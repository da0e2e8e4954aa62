interface Client {
  id: string;
}

/** As many clients as are shown, those invoiced last before the others. */
export function recentFirst<One extends Client>(
  recent: readonly (One | null)[],
  others: readonly One[],
  count: number,
): One[] {
  const known = recent.filter((one): one is One => one !== null);
  return [...new Map([...known, ...others].map((one) => [one.id, one])).values()].slice(0, count);
}
