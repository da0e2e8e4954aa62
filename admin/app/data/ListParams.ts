import type { FilterPayload, SortPayload } from 'react-admin';

/** The part of react-admin's parameters that lists have in common. */
export interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: SortPayload;
  filter?: FilterPayload;
}
