import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { request } from '../api/authorizedFetch.ts';
import { resourceNamed } from '../catalogue/resourceNamed.ts';
import { type ListParams, listOperation } from './listOperation.ts';
import type { Operation } from './operationName.ts';

type Answer = Record<string, unknown>;

/** A list that a screen will ask for. */
export type ListQuestion = [resource: string, params: ListParams];

/** A result not taken by then must not be shown as current. */
const freshMs = 10_000;
const requests = new Map<string, { answer: Promise<Answer>; at: number }>();

const keyOf = ({ text, variables }: Operation) => JSON.stringify([text, variables]);

/**
 * Lists that are requested while the code of their screen still loads. Each response is used once; a second
 * request goes to the server.
 */
export const earlyLists = {
  ask(catalogue: Catalogue, questions: ListQuestion[]): void {
    requests.clear();
    for (const [name, params] of questions) {
      const operation = listOperation(
        { resource: resourceNamed(catalogue, name), catalogue },
        params,
      );
      const answer = request(operation.text, operation.variables);
      // The error reaches the caller that takes the result.
      answer.catch(() => {});
      requests.set(keyOf(operation), { answer, at: performance.now() });
    }
  },

  take(operation: Operation): Promise<Answer> | null {
    const key = keyOf(operation);
    const found = requests.get(key);
    requests.delete(key);
    const isFresh = found && performance.now() - found.at < freshMs;
    return isFresh ? found.answer : null;
  },
};
