import { LegalPage } from './LegalPage.tsx';

/** The privacy policy. */
export function Privacy() {
  return <LegalPage name="privacy" />;
}
