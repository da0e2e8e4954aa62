import { useHref } from '../../app/routing/AppLink.tsx';
import { useWay } from '../../app/routing/Navigation.ts';
import { useMessages } from '../../ui/texts.ts';
import { LinkEntry } from './LinkEntry.tsx';

/** A one-time link on its own page. */
export function TokenHandler() {
  const { t } = useMessages('core');
  const href = useHref();
  const way = useWay();
  const { token = '' } = way.useParams();
  const { destination = null } = way.useSearch();
  const again = { href: href('login/magic-link'), label: t('token.again') };
  return <LinkEntry token={token} destination={destination} again={again} />;
}
