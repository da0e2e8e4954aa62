import { LegalPage } from './LegalPage.tsx';

/** The terms of use. */
export function Terms() {
  return <LegalPage name="terms" />;
}
