import 'grafserv';
import { SafeError } from 'grafast';
import { checkOperation, type LimitRules } from './check-operation.ts';

/** Nothing that asks for too much begins to run. */
export function limitsPlugin(rules: LimitRules): GraphileConfig.Plugin {
  return {
    name: 'LimitsPlugin',
    description:
      'Refuses operations that are too long, deep, repetitive or large, before they run.',
    grafserv: {
      middleware: {
        processGraphQLRequestBody(next, { body }) {
          const { documentLength } = rules.limits;
          if (typeof body.query === 'string' && body.query.length > documentLength) {
            throw new SafeError(`The document is longer than ${documentLength} letters.`, {
              statusCode: 413,
              code: 'TOO_BIG',
            });
          }
          return next();
        },
      },
    },
    grafast: {
      middleware: {
        execute(next, { args }) {
          const error = checkOperation(args, rules);
          return error ? { errors: [error] } : next();
        },
        subscribe(next, { args }) {
          const error = checkOperation(args, rules);
          return error ? { errors: [error] } : next();
        },
      },
    },
  };
}
