import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  GraphQLInputObjectType,
  getNullableType,
} from 'grafast/graphql';
import { post } from '../api/hostile/support/post.ts';
import { makeTenant } from '../api/hostile/support/tenant.ts';
import { Random } from '../simulation/random.ts';
import { env } from '../support/env.ts';
import type { Attack } from './attack.ts';
import type { Row } from './support/print-rows.ts';
import { randomInput } from './support/random-input.ts';
import type { Target } from './support/target.ts';

const SEED = 29;
/** Identifiers of the database, which no answer may contain. */
const INNER = /app_(public|private|hidden)|syntax error|violates|SQLSTATE|pg_catalog|node_modules/;

/** The mutations of the portal that take an input. */
function mutations(): { name: string; type: GraphQLInputObjectType }[] {
  const file = path.resolve(import.meta.dirname, '../../plugins/portal.graphql');
  const fields: GraphQLField<unknown, unknown>[] = Object.values(
    buildSchema(readFileSync(file, 'utf8')).getMutationType()?.getFields() ?? {},
  );
  return fields.flatMap(({ name, args }) => {
    const type = args[0] && getNullableType(args[0].type);
    return type instanceof GraphQLInputObjectType ? [{ name, type }] : [];
  });
}

/** Sends inputs to each mutation as the owner of a separate account, and returns the ones with a forbidden result. */
export async function sendInputs(
  { url, database }: Pick<Target, 'url' | 'database'>,
  each: number,
): Promise<{ rows: Row[]; broken: string[] }> {
  if (!database) throw new Error('This attack needs a database of its own: give no address');
  const random = new Random(SEED);
  const broken: string[] = [];
  const counts: Record<string, number> = {};
  const all = mutations();
  for (const { name, type } of all) {
    const { ids, token } = await makeTenant(database);
    const query = `mutation ($input: ${type.name}!) { ${name}(input: $input) { __typename errors { code path } } }`;
    for (let n = 0; n < each; n++) {
      const input = randomInput(type, random, Object.values(ids));
      const { status, text, errors } = await post(
        `${url}/graphql`,
        { query, variables: { input } },
        token,
      );
      const answer = text.includes('"errors":[]')
        ? 'done'
        : status === 200
          ? 'refused'
          : String(status);
      counts[answer] = (counts[answer] ?? 0) + 1;
      const isInner = errors.some((one) => one.extensions?.code === 'INTERNAL') || INNER.test(text);
      if (status < 500 && !isInner) continue;
      broken.push(`${name} ${JSON.stringify(input).slice(0, 600)}: ${text.slice(0, 300)}`);
      break;
    }
  }
  return { rows: [{ mutations: all.length, each, ...counts, broken: broken.length }], broken };
}

export const attack: Attack = {
  says: `${env.attackInputs} generated inputs for every mutation of the portal`,
  under: { 'outside the sandbox': {} },
  async run(target) {
    const { rows, broken } = await sendInputs(target, env.attackInputs);
    for (const text of broken) console.log(text);
    if (broken.length > 0) process.exitCode = 1;
    return rows;
  },
};
