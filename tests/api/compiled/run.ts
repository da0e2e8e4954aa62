// Prints which queries of the portal are not compiled, and compares answers of both ways:
//
//   npm run compare -- 2000 17     2 000 queries from the seed 17, each as several callers
import { parse } from 'grafast/graphql';
import { compileOperation } from '#plugins/core/compiled/compile-operation.ts';
import { NotCompiled } from '#plugins/core/compiled/text.ts';
import { bothWays } from './support/both-ways.ts';
import { compareAnswers, portalOperations } from './support/compare.ts';

const [rounds = '500', seed = '1'] = process.argv.slice(2);
const both = await bothWays(Number(seed), 4);
try {
  const queries = await portalOperations('query');
  const reasons = queries.flatMap(({ name, document }) => {
    const made = compileOperation(both.compiled.schema, parse(document));
    return made instanceof NotCompiled ? [`  ${name}: ${made.message}`] : [];
  });
  console.log(`${queries.length - reasons.length} of ${queries.length} queries are compiled; not`);
  console.log(reasons.join('\n'));
  const { sent, compiled, different } = await compareAnswers(both, {
    seed: Number(seed),
    rounds: Number(rounds),
  });
  console.log(`${sent} sent, ${compiled} by a statement, ${different.length} answered otherwise`);
  console.log(different.join('\n\n'));
  if (different.length > 0) process.exitCode = 1;
} finally {
  await both[Symbol.asyncDispose]();
}
