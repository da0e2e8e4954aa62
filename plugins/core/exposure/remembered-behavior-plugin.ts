import 'graphile-build';
import { rememberBehavior } from './remember-behavior.ts';

/**
 * Whether a table, a column or a function may have something is asked ten thousand times for a schema,
 * and each time its behaviour and all that are registered are read letter by letter. A third of the
 * work of a start was that.
 */
export const RememberedBehaviorPlugin: GraphileConfig.Plugin = {
  name: 'RememberedBehaviorPlugin',
  description: 'Answers the same question about a behaviour once.',
  schema: {
    hooks: {
      init(nothing, build) {
        rememberBehavior(Object.getPrototypeOf(build.behavior));
        return nothing;
      },
    },
  },
};
