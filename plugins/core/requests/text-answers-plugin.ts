import 'grafserv';

/**
 * Answers over HTTP are written as text straight from the rows, not first as objects. Grafserv has
 * a setting for this but forgets to tell Grafast; websockets and event streams want objects.
 */
export const TextAnswersPlugin: GraphileConfig.Plugin = {
  name: 'TextAnswersPlugin',
  description: 'Writes answers over HTTP as text without building them as objects first.',
  grafast: {
    middleware: {
      prepareArgs(next, { args }) {
        if (args.requestContext?.http) args.outputDataAsString = true;
        return next();
      },
    },
  },
};
