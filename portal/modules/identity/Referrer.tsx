import { useEffect } from 'react';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { useWay } from '../../app/routing/Way.ts';
import { PageSkeleton } from '../../ui/states/PageSkeleton.tsx';
import { rememberedReferrer } from './rememberedReferrer.ts';

/** A link somebody shared: it is remembered whose it was, and one comes to where one joins. */
export function Referrer() {
  const { go, useParams } = useWay();
  const { id = '' } = useParams();
  const language = useLanguage();
  useEffect(() => {
    rememberedReferrer.write(id);
    void go(`/v2/${language}/login/new-user`, { replace: true });
  }, [go, id, language]);
  return <PageSkeleton />;
}
