/** Of more tabs than fit, those that wait in a menu: not the first, nor the last two, which are of every row. */
export function tabsBeyond<T>(tabs: readonly T[], most: number): T[] {
  const [events, history] = [tabs.length - 2, tabs.length - 1];
  const fitting = most - 2;
  if (tabs.length <= most) return [];
  return tabs.filter((_, at) => at >= fitting && at !== events && at !== history);
}
