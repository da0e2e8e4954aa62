import 'grafserv';
import { SafeError } from 'grafast';
import { checkOperation, type LimitRules } from './check-operation.ts';
import { deepestBracket } from './deepest-bracket.ts';

function tooBig(message: string): SafeError {
  return new SafeError(message, { statusCode: 413, code: 'TOO_BIG' });
}

/** Nothing that asks for too much begins to run. */
export function limitsPlugin(rules: LimitRules): GraphileConfig.Plugin {
  return {
    name: 'LimitsPlugin',
    description:
      'Refuses operations that are too long, deep, repetitive or large, before they run.',
    grafserv: {
      middleware: {
        processGraphQLRequestBody(next, { body }) {
          const { documentLength, nesting } = rules.limits;
          const { query } = body;
          if (typeof query === 'string' && query.length > documentLength) {
            throw tooBig(`The document is longer than ${documentLength} letters.`);
          }
          // Reading a document calls itself for each bracket; too many would end in no answer.
          if (typeof query === 'string' && deepestBracket(query) > nesting) {
            throw tooBig(`The document has more than ${nesting} brackets within each other.`);
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
          if (args.resolvedPreset) args.resolvedPreset = withoutDeadline(args.resolvedPreset);
          return error ? { errors: [error] } : next();
        },
      },
    },
  };
}

const endless = new WeakMap<GraphileConfig.ResolvedPreset, GraphileConfig.ResolvedPreset>();

/**
 * The time an operation may take is counted from its start, and a subscription's start lies hours
 * before its events: with a deadline, whoever has a page open hears nothing after the first seconds.
 * Each event is one read, which the database's own limit holds.
 */
function withoutDeadline(preset: GraphileConfig.ResolvedPreset): GraphileConfig.ResolvedPreset {
  const { execution: _, ...timeouts } = preset.grafast?.timeouts ?? {};
  const known = endless.get(preset) ?? { ...preset, grafast: { ...preset.grafast, timeouts } };
  endless.set(preset, known);
  return known;
}
