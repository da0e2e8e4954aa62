import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { landingPath } from '../../app/routing/landingPath.ts';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { PageSkeleton } from '../../ui/states/PageSkeleton.tsx';

/** The address “take me home”: it opens where the account begins. */
export function Dashboard() {
  const router = useRouter();
  const language = useLanguage();
  const session = useSignedIn();
  useEffect(() => {
    void router.navigate({ href: landingPath(language, session, null), replace: true });
  }, [router, language, session]);
  return <PageSkeleton />;
}
