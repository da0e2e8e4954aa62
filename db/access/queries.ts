/** One transaction of a superuser; whoever is measured is somebody else within it. */
export interface Queries {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}
