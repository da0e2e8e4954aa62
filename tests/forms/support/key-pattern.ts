/** Matches the keys that a used one may mean, `*` being anything. */
export function keyPattern(key: string): RegExp {
  return new RegExp(`^${key.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}
