import { showEmail } from '#forms/validate/show-email.ts';

/** The name of a person, else their address. */
export function nameOf(person: {
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || showEmail(person.email);
}
