/** The arguments of a list. */
export interface ListQuery {
  args?: Record<string, unknown>;
  filter?: Record<string, unknown> | null;
  sortBy?: readonly string[] | null;
}
