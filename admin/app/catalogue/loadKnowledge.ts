import type { Catalogue } from '../../../plugins/core/catalogue/catalogue.ts';
import { ApiError } from '../api/ApiError.ts';
import { request } from '../api/request.ts';
import type { Introspected } from './Introspected.ts';
import type { Knowledge } from './Knowledge.ts';
import type { Operator } from './Operator.ts';

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

async function askOperator(schema: Introspected): Promise<Operator | null> {
  if (!schema.queryType.fields.some(({ name }) => name === 'currentOperator')) return null;
  const data = await request('{ currentOperator }');
  const operator = data.currentOperator as Operator | null;
  if (operator === null) throw new ApiError('UNAUTHENTICATED', 401);
  return operator;
}

/** Reads the catalogue and the introspection in one request, and who asks. */
export async function loadKnowledge(): Promise<Knowledge> {
  const data = await request(operation);
  if (!isCatalogue(data.catalogue)) throw new ApiError('UNAUTHORIZED', 403);
  const schema = data.__schema as Introspected;
  return { catalogue: data.catalogue, schema, operator: await askOperator(schema) };
}
