import type { TadaDocumentNode } from 'gql.tada';

/** The rows that a field may reference, from a list of the API. */
export interface RowChoices {
  document: TadaDocumentNode<
    Record<string, { total: number; items: ({ id: string } & Record<string, unknown>)[] }>,
    { search?: string | null }
  >;
  /** The list to query. */
  list: string;
  /** The field a row goes by. */
  label: string;
  /** The list can be searched; else all of it is there to choose from. */
  isSearched: boolean;
}
