import { tidyEmail } from '#forms/validate/tidy-email.ts';

/** Whether two addresses lead to one mailbox, however they were typed: compared as the database compares them. */
export const isSameMailbox = (one: string, other: string): boolean =>
  tidyEmail(one).toLowerCase() === tidyEmail(other).toLowerCase();
