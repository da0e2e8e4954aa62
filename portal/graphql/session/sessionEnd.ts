import { createListeners } from '#shared/store.ts';
import { sessionToken } from './sessionToken.ts';

/**
 * The reasons why a tab has no session any more: the server does not know the token, the user logged out, or an operator's
 * session in the user's name is over.
 */
export const endReasons = ['ended', 'left', 'impersonation'] as const;

export type EndReason = (typeof endReasons)[number];

const over = new Set<string>();
const { notify, subscribe } = createListeners<[reason: EndReason, token: string]>();
let last: EndReason | undefined;
let isImpersonating = (): boolean => false;

/**
 * The end of a session, wherever it is noticed first: in an answer, on the socket, in another tab. Many calls
 * meet the same end; it is reported once.
 */
export const sessionEnd = {
  /**
   * Reports that the session of `token` is over. An end chosen in this tab is handled by the caller that
   * chose it.
   */
  report: (token: string, reason: EndReason = 'ended'): void => {
    if (over.has(token)) return;
    over.add(token);
    const wasOurs = sessionToken.read() === token;
    if (!wasOurs) return;
    last = reason === 'ended' && isImpersonating() ? 'impersonation' : reason;
    sessionToken.forget();
    notify(last, token);
  },
  /** Marks an end as chosen, so that logging out does not show the message about an ended session. */
  chooseToLeave: (token: string): void => {
    over.add(token);
    last = undefined;
  },
  /** The reason of the last end, until the next sign-in. */
  reason: (): EndReason | undefined => (sessionToken.read() === null ? last : undefined),
  listen: subscribe,
  /** Sets how to tell whether the session is an operator's in the user's name. */
  impersonatingWhen: (check: () => boolean): void => {
    isImpersonating = check;
  },
};
