import { redirect } from '@tanstack/react-router';
import { currentLanguage } from '../language/currentLanguage.ts';

/** The bare address opens the home page in one's language. */
export function redirectHome(): never {
  throw redirect({ href: `/v2/${currentLanguage()}` });
}
