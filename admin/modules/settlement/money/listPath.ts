/** The address of a list with filters. */
export function listPath(resource: string, filter: Record<string, unknown>): string {
  if (Object.keys(filter).length === 0) return `/${resource}`;
  return `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
