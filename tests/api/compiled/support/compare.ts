import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  parse,
  typeFromAST,
} from 'grafast/graphql';
import { collectOperations } from '#portal/graphql/write-persisted.ts';
import type { Answer } from '#tests/api/support/answer.ts';
import { Random } from '#tests/simulation/random.ts';
import type { BothWays, Pair } from './both-ways.ts';
import { type Query, QueryMaker } from './random-query.ts';

export interface Comparison {
  sent: number;
  /** The number answered by a compiled statement. */
  compiled: number;
  different: string[];
}

interface PortalOperation {
  name: string;
  document: string;
}

/** The queries or mutations that the portal is built with. */
export async function portalOperations(kind: 'query' | 'mutation'): Promise<PortalOperation[]> {
  const portal = path.resolve(import.meta.dirname, '../../../../portal');
  const operations = await collectOperations(portal);
  return operations.filter(({ document }) => getOperationAST(parse(document))?.operation === kind);
}

/**
 * Sends random queries and those of the portal to both APIs, as the owner and some other callers,
 * and compares the answers byte for byte.
 */
export async function compareAnswers(
  both: BothWays,
  { seed, rounds }: { seed: number; rounds: number },
): Promise<Comparison> {
  const random = new Random(seed);
  const { schema } = both.compiled;
  const maker = new QueryMaker(schema, random, both.ids);
  const known = await portalOperations('query');
  const comparison: Comparison = { sent: 0, compiled: 0, different: [] };
  for (let i = 0; i < rounds; i++) {
    const body = random.chance(0.5)
      ? maker.make()
      : withVariables(schema, maker, random.pick(known).document);
    for (const [caller, token] of Object.entries(both.callers)) {
      if (caller !== 'owner' && !random.chance(0.25)) continue;
      await compareOne(both, comparison, { caller, body, token });
    }
  }
  return comparison;
}

async function compareOne(
  both: BothWays,
  comparison: Comparison,
  { caller, body, token }: { caller: string; body: Query; token: string | null },
): Promise<void> {
  const { isCompiled, ...pair } = await both.ask(body, token);
  comparison.sent += 1;
  if (isCompiled) comparison.compiled += 1;
  // Grafast does not always report the same of several errors, and the clock advances.
  for (const which of ['planned', 'planned', 'compiled', 'planned'] as const) {
    if (isSame(pair)) return;
    pair[which] = await both.askAgain(which, body, token);
  }
  if (isSame(pair)) return;
  const { compiled, planned } = pair;
  const at = [...planned.text].findIndex((letter, i) => letter !== compiled.text[i]);
  const part = (text: string) => text.slice(Math.max(at - 150, 0), at + 250);
  comparison.different.push(
    [
      `${caller}: ${JSON.stringify(body)}`,
      `planned  ${planned.status} ${part(planned.text)}`,
      `compiled ${compiled.status} ${part(compiled.text)}`,
    ].join('\n'),
  );
}

/** An operation of the portal with values for its variables. */
export function withVariables(schema: GraphQLSchema, maker: QueryMaker, query: string): Query {
  const definitions = getOperationAST(parse(query))?.variableDefinitions ?? [];
  const variables = definitions.map(({ variable: { name }, type }) => {
    const known = typeFromAST(schema, type as never) as GraphQLInputType;
    return [name.value, maker.value(known, name.value)];
  });
  return { query, variables: Object.fromEntries(variables) };
}

type Answers = Pick<Pair, 'compiled' | 'planned'>;

const isSame = (answers: Answers) =>
  isDeepStrictEqual(answers.compiled, answers.planned) || isFaultOfAbsentRow(answers);

/**
 * Grafast computes the fields of a row even if the row is null, and reports a function that fails on null. The
 * unit of a line without a kind is the one case.
 */
function isFaultOfAbsentRow({ compiled, planned }: Answers): boolean {
  const { errors = [], data } = JSON.parse(planned.text) as Answer<unknown>;
  const { errors: own = [], data: ownData } = JSON.parse(compiled.text) as Answer<unknown>;
  const isFault =
    errors.length > 0 &&
    errors.every(
      ({ extensions, path }) => extensions?.code === 'INTERNAL' && path?.includes('usualWork'),
    );
  return isFault && own.length === 0 && isDeepStrictEqual(data, ownData);
}
