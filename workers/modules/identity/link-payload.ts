/**
 * The payload of `identity/send_confirmation_link` and `identity/send_magic_link`, as the function
 * that made the link enqueues it. The token itself is only here and in the mail: the database
 * keeps its hash, and the queue forgets the job once the mail has left. Enqueue with
 * `max_attempts => 8` (about three hours of trying): a link is soon too old to be worth sending.
 */
export type LinkPayload = {
  /** Id of the link's row; makes the mail's Message-ID. */
  linkId: string;
  email: string;
  /** Null before the person has told us a name. */
  firstName: string | null;
  language: 'NB' | 'EN';
  purpose: LinkPurpose;
  /** 32 random bytes, base64url. */
  token: string;
};

/** What a one-time link is for, as the database names it. */
export type LinkPurpose = 'CONFIRM' | 'CHANGE_EMAIL' | 'SIGN_IN' | 'RESET_PASSWORD';

/** Takes a job's payload for what it says it is, or names what is missing. */
export function readLinkPayload(payload: unknown): LinkPayload {
  const given = (typeof payload === 'object' && payload !== null ? payload : {}) as LinkPayload;
  for (const key of ['linkId', 'email', 'purpose', 'token'] as const) {
    if (typeof given[key] !== 'string') throw new Error(`the payload lacks "${key}"`);
  }
  return {
    linkId: given.linkId,
    email: given.email,
    firstName: given.firstName || null,
    language: given.language === 'EN' ? 'EN' : 'NB',
    purpose: given.purpose,
    token: given.token,
  };
}
