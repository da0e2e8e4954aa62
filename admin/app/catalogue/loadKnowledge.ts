import type { Catalogue } from '../../../plugins/core/catalogue/catalogue.ts';
import { ApiError } from '../api/ApiError.ts';
import { request } from '../api/request.ts';
import type { Introspected } from './Introspected.ts';
import type { Knowledge } from './Knowledge.ts';

const typeName = 'name ofType { name ofType { name ofType { name } } }';
const operation = `{
  catalogue
  __schema {
    queryType { fields { name args { name type { ${typeName} } } } }
    mutationType { fields { name args { name type { ${typeName} } } } }
    types { name kind fields { name } }
  }
}`;

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

/** Reads the catalogue and the introspection in one request. */
export async function loadKnowledge(): Promise<Knowledge> {
  const data = await request(operation).catch((cause: unknown) => {
    // Every operator may read the catalogue: whom it is refused to has signed in as somebody else.
    const isRefused = cause instanceof ApiError && cause.message === 'UNAUTHORIZED';
    throw isRefused ? new ApiError('UNAUTHENTICATED', 401) : cause;
  });
  if (!isCatalogue(data.catalogue)) throw new ApiError('FAULT', 500);
  const schema = data.__schema as Introspected;
  return { catalogue: data.catalogue, schema, operator: data.catalogue.operator };
}
