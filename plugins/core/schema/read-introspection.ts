import { makeIntrospectionQuery } from 'graphile-build-pg/pg-introspection';
import { Client } from 'pg';

/**
 * Reads the catalogue of a database as the text from which both APIs are built. It is the same for every
 * role: the rights of a role are derived from it.
 */
export async function readIntrospection(connectionString: string): Promise<string> {
  const client = new Client({ connectionString });
  // A lost connection is reported by the query that fails.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ introspection: string }>(makeIntrospectionQuery());
    return withoutBodies(rows[0]!.introspection);
  } finally {
    await client.end();
  }
}

/**
 * A schema depends neither on function bodies nor on policies. Without them, a change of those alone leads to
 * the cached schema.
 */
function withoutBodies(introspection: string): string {
  const [before = '', rest] = introspection.split('"policies" : [');
  const after = rest?.slice(rest.indexOf('"ranges" : '));
  const text = after === undefined ? before : `${before}"policies" : [], ${after}`;
  return text.replaceAll(/"prosrc":"(?:[^"\\]|\\.)*"/g, '"prosrc":""');
}
