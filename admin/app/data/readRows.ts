import { request } from '../api/request.ts';
import type { Operation } from './Operation.ts';

export interface Rows<R> {
  data: R[];
  total: number;
}

/** The rows of a list and how many there are in all. */
export async function readRows<R>({ text, variables }: Operation): Promise<Rows<R>> {
  const { result } = await request(text, variables);
  const { nodes, totalCount } = result as { nodes: R[]; totalCount: number };
  return { data: nodes, total: totalCount };
}
