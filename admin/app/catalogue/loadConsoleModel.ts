import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { ApiError, adminApi, authorizedFetch } from '../api/authorizedFetch.ts';
import type { Operator } from './actions/operatorTransitions.ts';

/** Everything the console knows about the product. No table is named anywhere else. */
export interface ConsoleModel {
  catalogue: Catalogue;
  operator: Operator | null;
}

function isCatalogue(value: unknown): value is Catalogue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'resources' in value &&
    Array.isArray(value.resources) &&
    'mutations' in value &&
    Array.isArray(value.mutations)
  );
}

/** Reads the catalogue. The browser caches it, and the server reports whether the copy is still valid. */
export async function loadConsoleModel(): Promise<ConsoleModel> {
  const { catalogue } = await authorizedFetch(`${adminApi}/catalogue`);
  if (!isCatalogue(catalogue)) throw new ApiError('FAULT', 500);
  return { catalogue, operator: catalogue.operator };
}
