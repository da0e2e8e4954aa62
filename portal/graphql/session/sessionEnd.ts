import { sessionToken } from './sessionToken.ts';

/** Why a tab acts for nobody any more: the server knows the token no longer, or somebody left. */
export type EndReason = 'ended' | 'left';

type Listener = (reason: EndReason, token: string) => void;

const over = new Set<string>();
const listeners = new Set<Listener>();
let last: EndReason | undefined;

/**
 * The end of a session, wherever it is noticed first: in an answer, on the socket, in another tab.
 * Many calls meet the same end; it is told once.
 */
export const sessionEnd = {
  /** The session of `token` is over. An end that somebody chose here is handled where they chose it. */
  report: (token: string, reason: EndReason = 'ended'): void => {
    if (over.has(token)) return;
    over.add(token);
    const wasOurs = sessionToken.read() === token;
    if (!wasOurs) return;
    last = reason;
    sessionToken.forget();
    for (const listener of listeners) listener(reason, token);
  },
  /** Whoever logs out here needs not be told that their session has ended. */
  chooseToLeave: (token: string): void => {
    over.add(token);
    last = undefined;
  },
  /** How it ended, for as long as nobody has signed in again. */
  reason: (): EndReason | undefined => (sessionToken.read() === null ? last : undefined),
  listen: (listener: Listener): void => void listeners.add(listener),
};
