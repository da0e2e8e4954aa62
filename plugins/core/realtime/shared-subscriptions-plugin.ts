import 'grafserv';
import { SharedStreams } from './shared-streams.ts';

/** Reads an event once for all identical subscriptions of a session in this server. */
export function sharedSubscriptionsPlugin(): GraphileConfig.Plugin {
  const streams = new SharedStreams();
  return {
    name: 'SharedSubscriptionsPlugin',
    description:
      'Lets subscriptions of a session that ask the same be one, and bounds their number.',
    after: ['RequestsPlugin', 'LimitsPlugin', 'PlanningPlugin'],
    grafast: {
      middleware: {
        subscribe: (next, { args }) => streams.subscribe(args, async () => next()),
      },
    },
  };
}
