import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { operationName, type ResultOf } from '#portal/graphql/graphql.ts';
import { type Application, ownApplicationQuery } from './applicationFields.ts';

type Stored = ResultOf<typeof ownApplicationQuery>;

const isOlder = (one: Application, other: Application) =>
  one.id === other.id && one.updatedAt < other.updatedAt;

/**
 * For `structuralSharing` of the own application: an answer that was read before a change, and arrives after it, does
 * not undo the change.
 */
export function newestApplication(before: unknown, after: unknown): unknown {
  const [known] = (before as Stored | undefined)?.jobApplications.items ?? [];
  const [read] = (after as Stored).jobApplications.items;
  return known && read && isOlder(read, known) ? before : replaceEqualDeep(before, after);
}

/** A page that opens anew, as in another language, continues with what this one has saved. */
export function storeApplication(queryClient: QueryClient, saved: Application): void {
  const queryKey = [operationName(ownApplicationQuery)];
  queryClient.setQueriesData<Stored>({ queryKey }, (before) =>
    before?.jobApplications.items.some(({ id }) => id === saved.id)
      ? { jobApplications: { items: [saved] } }
      : before,
  );
}
