import { useEffect, useState } from 'react';

/**
 * An address as people write it. Few have a domain in ASCII for other letters, so the code that reads it is fetched only
 * for these.
 */
export function useShownEmail(email: string): string {
  const [read, setRead] = useState<{ email: string; shown: string } | null>(null);
  useEffect(() => {
    if (!/[@.]xn--/i.test(email)) return;
    void import('./show-email.ts').then(
      ({ showEmail }) => setRead({ email, shown: showEmail(email) }),
      () => {},
    );
  }, [email]);
  return read?.email === email ? read.shown : email;
}
