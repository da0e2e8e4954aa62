import { useHref } from '../../app/routing/AppLink.tsx';
import { useNavigation } from '../../app/routing/Navigation.ts';
import { useMessages } from '../../ui/texts.ts';
import { LinkEntry } from './LinkEntry.tsx';

/** A one-time link on its own page. */
export function TokenHandler() {
  const { t } = useMessages('core');
  const href = useHref();
  const navigation = useNavigation();
  const { token = '' } = navigation.useParams();
  const { destination = null } = navigation.useSearch();
  const again = { href: href('login/magic-link'), label: t('token.again') };
  return <LinkEntry token={token} destination={destination} again={again} />;
}
