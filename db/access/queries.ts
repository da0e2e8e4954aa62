/** A transaction of a superuser, within which each measured actor is assumed in turn. */
export interface Queries {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}
