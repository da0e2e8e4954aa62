import { showEmail } from '#forms/validate/show-email.ts';

/** The applicant's name; before they have given one, their address. */
export const applicantName = ({ name, email }: { name: string | null; email: string }): string =>
  name ?? showEmail(email);
