import { readPayload } from '../../core/read-payload.ts';

/**
 * The payload of `identity/send_confirmation_link` and `identity/send_magic_link`, as the function
 * that made the link enqueues it. The token itself is only here and in the mail: the database
 * keeps its hash, and the queue forgets the job once the mail has left.
 */
export type LinkPayload = {
  /** Id of the link's row; makes the mail's Message-ID. */
  linkId: string;
  email: string;
  /** Null until the person has given a name. */
  firstName: string | null;
  language: 'NB' | 'EN';
  purpose: LinkPurpose;
  /** 32 random bytes, base64url. */
  token: string;
};

/** The purpose of a one-time link, as in the database. */
export type LinkPurpose = 'CONFIRM' | 'CHANGE_EMAIL' | 'SIGN_IN' | 'RESET_PASSWORD';

/** Parses a job's payload, or throws with the name of a missing key. */
export function readLinkPayload(payload: unknown): LinkPayload {
  const { linkId, email, purpose, token } = readPayload(
    payload,
    ...(['linkId', 'email', 'purpose', 'token'] as const),
  );
  const { firstName, language } = payload as LinkPayload;
  return {
    ...{ linkId, email, token },
    firstName: firstName || null,
    language: language === 'EN' ? 'EN' : 'NB',
    purpose: purpose as LinkPurpose,
  };
}
