import { LegalPage } from './LegalPage.tsx';

/** What is kept of people, why, and for how long. */
export function Privacy() {
  return <LegalPage name="privacy" />;
}
