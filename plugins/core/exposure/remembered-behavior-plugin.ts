import 'graphile-build';
import { rememberBehavior } from './remember-behavior.ts';

/**
 * Behaviours of tables, columns and functions are queried ten thousand times for a schema, and each time all
 * registered ones are parsed. This was a third of the start-up time.
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
