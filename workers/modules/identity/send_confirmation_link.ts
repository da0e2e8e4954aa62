import { mailLink } from './compose-link-mail.ts';

/** Mails the link that proves that an address is the person's own. */
export const sendConfirmationLink = mailLink;
