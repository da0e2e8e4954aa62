import { LegalPage } from './LegalPage.tsx';

/** What one agrees to by using the service. */
export function Terms() {
  return <LegalPage name="terms" />;
}
