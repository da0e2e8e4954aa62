import type { RaRecord } from 'react-admin';
import { isFillable } from '#forms/describe/form-ui.ts';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import type { Refusal } from '../api/authorizedFetch.ts';
import { initialValues, ownInputs } from '../catalogue/actions/ownInputs.ts';
import { rowInput } from '../catalogue/actions/rowActions.ts';

type Run = (input: Record<string, unknown>) => Promise<{ refusals: Refusal[] }>;

/** The rows by their outcome; those in neither list were not reached. */
export interface RowsResult {
  done: RaRecord[];
  refused: { record: RaRecord; refusals: Refusal[] }[];
  /** Refusals of the inputs that all rows share; nothing was done after the first. */
  ofInputs: Refusal[];
  /** An error of the connection or the server, which ended the run. */
  cause: unknown;
}

interface Options {
  resource: CatalogueResource;
  mutation: CatalogueMutation;
  records: readonly RaRecord[];
  values: Record<string, unknown>;
  run: Run;
  onProgress: (done: number) => void;
}

/** Whether a refusal is about an input that the form has, and not about the row. */
export function isOfInput(
  mutation: CatalogueMutation,
  resource: CatalogueResource,
  path: string,
): boolean {
  const [name = ''] = path.split('.');
  const { properties = {} } = mutation.schema;
  return (
    name !== rowInput(mutation, resource) &&
    name in properties &&
    isFillable(name, mutation.ui?.[name], [])
  );
}

/**
 * Runs an action on one row after the other, each as it was shown and with the inputs that are its own. A one-time
 * code counts once: with it the session is at its second level, so later rows go without.
 */
export async function runForRows(options: Options): Promise<RowsResult> {
  const { resource, mutation, records, values, run, onProgress } = options;
  const { code: _code, ...withoutCode } = values;
  const key = rowInput(mutation, resource) ?? 'id';
  const own = ownInputs(mutation, key);
  const isVersioned = 'updatedAt' in (mutation.schema.properties ?? {});
  const result: RowsResult = { done: [], refused: [], ofInputs: [], cause: null };
  for (const record of records) {
    const version = isVersioned ? { updatedAt: record.updatedAt } : {};
    const given = result.done.length > 0 ? withoutCode : values;
    try {
      const ofRow = { ...initialValues(mutation.ui, record, own), ...version, [key]: record.id };
      const { refusals } = await run({ ...given, ...ofRow });
      const ofInputs = refusals.filter(
        ({ path }) => isOfInput(mutation, resource, path) && !own.includes(path),
      );
      if (ofInputs.length > 0) return { ...result, ofInputs };
      if (refusals.length > 0) result.refused.push({ record, refusals });
      else result.done.push(record);
    } catch (cause) {
      return { ...result, cause };
    }
    onProgress(result.done.length + result.refused.length);
  }
  return result;
}
