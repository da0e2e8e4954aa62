import { newKey } from '#shared/new-key.ts';
import type { EndReason } from '../../graphql/session/sessionEnd.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';

type Word =
  | { kind: 'ask'; nonce: string; from: string }
  | { kind: 'answer'; nonce: string; token: string; isOpener: boolean }
  | { kind: 'over'; token: string; reason: EndReason }
  | { kind: 'left'; signIn: string }
  | { kind: 'changed'; userId: string };

interface Listener {
  /** Whether the tab that was opened from the address `from` may act in this tab's session. */
  mayHandOn: (from: string) => boolean;
  onOver: (token: string, reason: EndReason) => void;
  /** Another tab logged out, and with it every tab of its sign-in, whatever account it acts in. */
  onLeft: (signIn: string) => void;
  /** Another tab changed the user outside of their account, as by a mailed link. */
  onChanged: (userId: string) => void;
}

const OTHERS_MS = 80;
/** Applies only where a tab may be signed in, which may be busy rendering. */
const SILENCE_MS = 1500;

/**
 * Messages between the tabs of one origin and browser profile. A token is sent only to a tab that asks, is
 * never written to storage that outlives the tabs, and ends in all of them at once.
 */
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('honorar.session');

const say = (word: Word): void => channel?.postMessage(word);

export const sessionTabs = {
  /** The token of the tab this one was opened from, else of any other; null when no tab answers. */
  requestToken: (from: string): Promise<string | null> => {
    if (!channel) return Promise.resolve(null);
    const nonce = newKey();
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const onMessage = ({ data }: MessageEvent<Word>) => {
      if (data.kind !== 'answer' || data.nonce !== nonce) return;
      if (data.isOpener) resolve(data.token);
      else setTimeout(() => resolve(data.token), OTHERS_MS);
    };
    channel.addEventListener('message', onMessage);
    setTimeout(() => resolve(null), SILENCE_MS);
    say({ kind: 'ask', nonce, from });
    return promise.finally(() => channel.removeEventListener('message', onMessage));
  },
  sendLeft: (signIn: string): void => say({ kind: 'left', signIn }),
  sendOver: (token: string, reason: EndReason): void => say({ kind: 'over', token, reason }),
  sendChanged: (userId: string): void => say({ kind: 'changed', userId }),
  listen: ({ mayHandOn, onOver, onLeft, onChanged }: Listener): void => {
    channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if (data.kind === 'over') return onOver(data.token, data.reason);
      if (data.kind === 'left') return onLeft(data.signIn);
      if (data.kind === 'changed') return onChanged(data.userId);
      const token = sessionToken.read();
      if (data.kind !== 'ask' || !token || !mayHandOn(data.from)) return;
      const isOpener = data.from !== '' && data.from === location.href.split('#')[0];
      say({ kind: 'answer', nonce: data.nonce, token, isOpener });
    });
  },
};
