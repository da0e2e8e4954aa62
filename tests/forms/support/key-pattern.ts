/** Fits the keys that an asked one may mean, `*` being anything. */
export function keyPattern(key: string): RegExp {
  return new RegExp(`^${key.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}
