import { mailLink } from './compose-link-mail.ts';

/** Mails the link that lets a person in: to the product, or to a new password. */
export const sendMagicLink = mailLink;
