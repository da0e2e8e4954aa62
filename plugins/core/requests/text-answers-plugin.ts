import 'grafserv';

/**
 * Writes answers over HTTP as text straight from the rows, not first as objects. Grafserv has a setting for this
 * but does not pass it to Grafast; websockets and event streams need objects.
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
