import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/routing/useHref.ts';
import { useWay } from '../../app/routing/Way.ts';
import { LinkEntry } from './LinkEntry.tsx';

/** A one-time link on its own page. */
export function TokenHandler() {
  const { t } = useTranslation('core');
  const href = useHref();
  const way = useWay();
  const { token = '' } = way.useParams();
  const { destination = null } = way.useSearch();
  const again = { href: href('login/magic-link'), label: t('token.again') };
  return <LinkEntry token={token} destination={destination} again={again} />;
}
