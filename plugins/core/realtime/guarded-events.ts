import { SafeError } from 'grafast';
import { lookUpTogether } from '../requests/look-up-together.ts';
import { settingsOf } from '../requests/settings-of.ts';
import { resyncMessage } from './notification-hub.ts';

/** The message that a transition sends. */
export interface StatusEvent {
  event: string;
  id: string | null;
}

function readMessage(message: string): StatusEvent & { entity: unknown } {
  const { event, id, entity } = JSON.parse(message) as Partial<StatusEvent & { entity: unknown }>;
  return { event: String(event ?? ''), id: typeof id === 'string' ? id : null, entity };
}

/**
 * The events of a channel, as long as the subscriber's session lives. The session is looked up again at each
 * event, so that an ended session receives no more, and its end is an event itself. An account's channel also
 * announces rows that not every member may see; events of such rows are not sent to these members at
 * all. Changes between a client's first read and the subscription are lost; with `beginsWithResync` the
 * stream starts with a resync, and a client that reads then misses nothing.
 */
export async function guardedEvents(
  context: Grafast.Context,
  channel: string,
  startsWithResync: boolean,
  maySubscribe: (id: string) => Promise<boolean>,
): Promise<AsyncIterableIterator<StatusEvent>> {
  const { origin, pgSettings, serverContext } = context;
  const { hub, pool } = serverContext;
  context.startsWithResync = startsWithResync;
  const ending = `app:sessions:${origin.session?.session_id}`;
  const messages = await hub.subscribe(channel, ending);
  const check = async () => {
    const session = origin.tokenSha256 && (await lookUpTogether(pool, origin.tokenSha256));
    if (!session) throw new SafeError('Your session has ended.', { code: 'UNAUTHORIZED' });
    // Rights may have changed; the row is read under those of now.
    Object.assign(pgSettings ?? {}, settingsOf({ ...origin, session }));
  };
  const over = { done: true, value: undefined } as const;
  let first = startsWithResync ? readMessage(resyncMessage) : null;
  const events: AsyncIterableIterator<StatusEvent> = {
    // No generator: its `return` would wait for an event that may never come.
    async next() {
      if (first) {
        const value = first;
        first = null;
        return { done: false, value };
      }
      for (;;) {
        const { done, value } = await messages.next();
        if (done) return over;
        try {
          await check();
        } catch (error) {
          await messages.return?.();
          throw error;
        }
        const message = readMessage(value);
        if (message.entity === 'sessions') continue;
        if (message.id === null || (await maySubscribe(message.id)))
          return { done: false, value: message };
      }
    },
    async return() {
      await messages.return?.();
      return over;
    },
    async throw(error) {
      await messages.return?.();
      throw error;
    },
    [Symbol.asyncIterator]: () => events,
  };
  return events;
}
