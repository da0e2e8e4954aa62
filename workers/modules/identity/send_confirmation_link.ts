import { mailLink } from './mail-link.ts';

/** Mails the link that proves that an address is the person's own. */
export const sendConfirmationLink = mailLink;
