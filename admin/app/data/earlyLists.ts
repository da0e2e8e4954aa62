import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { request } from '../api/authorizedFetch.ts';
import { resourceNamed } from '../catalogue/resourceNamed.ts';
import { type ListParams, listOperation } from './listOperation.ts';
import type { Operation } from './operationName.ts';

interface Rows<R> {
  data: R[];
  total: number;
}

/** A list that a screen will ask for. */
export type ListQuestion = [resource: string, params: ListParams];

/** A result not taken by then must not be shown as current. */
const freshMs = 10_000;
const requests = new Map<string, { answer: Promise<Rows<unknown>>; at: number }>();

const keyOf = (name: string, { pagination, sort, filter }: ListParams) =>
  JSON.stringify([name, pagination, sort, filter ?? {}]);

/**
 * Lists that are requested while the code of their screen still loads. Each response is used once; a second
 * request goes to the server.
 */
export const earlyLists = {
  ask(catalogue: Catalogue, questions: ListQuestion[]): void {
    requests.clear();
    for (const [name, params] of questions) {
      const answer = readRows(
        listOperation({ resource: resourceNamed(catalogue, name), catalogue }, params),
      );
      // The error reaches the caller that takes the result.
      answer.catch(() => {});
      requests.set(keyOf(name, params), { answer, at: performance.now() });
    }
  },

  take<R>(name: string, params: ListParams): Promise<Rows<R>> | null {
    const key = keyOf(name, params);
    const found = requests.get(key);
    requests.delete(key);
    const isFresh = found && performance.now() - found.at < freshMs;
    return isFresh ? (found.answer as Promise<Rows<R>>) : null;
  },
};

/** The rows of a list and how many there are in all. */
export async function readRows<R>({ text, variables }: Operation): Promise<Rows<R>> {
  const { result } = await request(text, variables);
  const { nodes, totalCount } = result as { nodes: R[]; totalCount: number };
  return { data: nodes, total: totalCount };
}
