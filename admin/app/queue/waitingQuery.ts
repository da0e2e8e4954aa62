import type { Queue } from './queuesOf.ts';

/** What a queue asks for: rows in its states, the longest waiting first. */
export function waitingQuery({ resource, states }: Queue, perPage: number) {
  const since = ['submittedAt', 'createdAt', 'id'].find((name) =>
    resource.fields.some((field) => field.name === name && field.sortable),
  );
  return {
    since: since === 'id' ? null : (since ?? null),
    params: {
      filter: { [resource.statusField ?? '']: states },
      sort: { field: since ?? 'id', order: 'ASC' as const },
      pagination: { page: 1, perPage },
    },
  };
}
