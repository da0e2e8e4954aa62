import { useEffect } from 'react';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { useNavigation } from '../../app/routing/Navigation.ts';
import { PageSkeleton } from '../../ui/states/States.tsx';
import { rememberedReferrer } from './rememberedReferrer.ts';

/** A referral link: remembers the referrer and redirects to registration. */
export function Referrer() {
  const { go, useParams } = useNavigation();
  const { id = '' } = useParams();
  const language = useLanguage();
  useEffect(() => {
    rememberedReferrer.write(id);
    void go(`/v2/${language}/login/new-user`, { replace: true });
  }, [go, id, language]);
  return <PageSkeleton />;
}
