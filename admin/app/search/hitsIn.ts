import type { RaRecord } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** A row that a text was found in; without the row, a table that did not answer. */
export interface Hit {
  resource: CatalogueResource;
  record: RaRecord | null;
}

/**
 * Queries every table at once. A query that is refused or fails is reported in its own group and does not
 * affect the others. Throws only when all fail.
 */
export async function hitsIn(
  resources: CatalogueResource[],
  ask: (resource: CatalogueResource) => Promise<RaRecord[]>,
): Promise<Hit[]> {
  const answers = await Promise.allSettled(resources.map(ask));
  const failed = answers.filter((answer) => answer.status === 'rejected');
  if (failed[0] && failed.length === answers.length) throw failed[0].reason;
  return resources.flatMap((resource, at): Hit[] => {
    const answer = answers[at];
    if (answer?.status !== 'fulfilled') return [{ resource, record: null }];
    return answer.value.map((record) => ({ resource, record }));
  });
}
