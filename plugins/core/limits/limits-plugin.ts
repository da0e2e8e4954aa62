import 'grafserv';
import { type GrafastExecutionArgs, SafeError } from 'grafast';
import type { GraphQLError } from 'grafast/graphql';
import { checkArguments } from './check-arguments.ts';
import { checkOperation, checkVariables, type LimitRules } from './check-operation.ts';
import { deepestBracket } from './deepest-bracket.ts';
import type { Limits } from './limits.ts';
import { weighValues } from './weigh-values.ts';

function tooBig(message: string): SafeError {
  return new SafeError(message, { statusCode: 413, code: 'TOO_BIG' });
}

type Faults = readonly GraphQLError[] | null;
const found = new WeakMap<GrafastExecutionArgs, Faults>();

/** The errors of an operation beyond the limits, or with arguments that cannot be read; null if there are none. */
export function faultsOf(args: GrafastExecutionArgs, rules: LimitRules): Faults {
  const before = found.get(args);
  if (before !== undefined) return before;
  args.hideSuggestions = !rules.isOpen;
  const tooLarge = checkOperation(args, rules);
  const faults = tooLarge ? [tooLarge] : (checkVariables(args) ?? errorsOf(checkArguments(args)));
  found.set(args, faults);
  return faults;
}

const errorsOf = (error: GraphQLError | null) => error && [error];

/** Whether variables or extensions have too many values, or are nested too deeply. */
export function areValuesTooMany(
  { variableValues, extensions }: { variableValues?: unknown; extensions?: unknown },
  { values, valueDepth }: Limits,
): boolean {
  const weight = weighValues([variableValues, extensions], values);
  return weight.values > values || weight.depth > valueDepth;
}

/** Refuses operations that exceed the limits before they run. A text that was read before has passed those of texts. */
export function limitsPlugin(
  rules: LimitRules,
  isRead: (text: string) => boolean,
): GraphileConfig.Plugin {
  return {
    name: 'LimitsPlugin',
    description:
      'Refuses operations that are too long, deep, repetitive or large, before they run.',
    grafserv: {
      middleware: {
        processGraphQLRequestBody(next, { body }) {
          const { query } = body;
          if (typeof query === 'string' && !isRead(query)) checkText(query, rules.limits);
          if (areValuesTooMany(body, rules.limits)) {
            const { values } = rules.limits;
            throw tooBig(`The variables have more than ${values} values or are nested too deeply.`);
          }
          return next();
        },
      },
    },
    grafast: {
      middleware: {
        execute(next, { args }) {
          const errors = faultsOf(args, rules);
          return errors ? { errors } : next();
        },
        subscribe(next, { args }) {
          const errors = faultsOf(args, rules);
          if (args.resolvedPreset) args.resolvedPreset = withoutDeadline(args.resolvedPreset);
          return errors ? { errors } : next();
        },
      },
    },
  };
}

/** Throws if a document is too long or complex to be read. */
function checkText(text: string, { documentLength, nesting, fragments }: Limits): void {
  if (text.length > documentLength) {
    throw tooBig(`The document is longer than ${documentLength} characters.`);
  }
  // Reading a document calls itself for each bracket; too many would end in no answer.
  if (deepestBracket(text) > nesting) {
    throw tooBig(`The document has more than ${nesting} nested brackets.`);
  }
  if (text.split(/\bfragment\b/).length - 1 > fragments) {
    throw tooBig(`The document has more than ${fragments} fragments.`);
  }
}

const endless = new WeakMap<GraphileConfig.ResolvedPreset, GraphileConfig.ResolvedPreset>();

/**
 * An operation's time limit counts from its start, but a subscription starts hours before its events: with a
 * deadline, an open page would receive no events after the first seconds. Each event is one read, which the
 * database's own limit bounds.
 */
function withoutDeadline(preset: GraphileConfig.ResolvedPreset): GraphileConfig.ResolvedPreset {
  const { execution: _, ...timeouts } = preset.grafast?.timeouts ?? {};
  const known = endless.get(preset) ?? { ...preset, grafast: { ...preset.grafast, timeouts } };
  endless.set(preset, known);
  return known;
}
