import { OneTimeLinkPage } from '../../app/links/OneTimeLinkPage.tsx';
import { useMessages } from '../../ui/texts.ts';

interface Props {
  token: string;
  destination?: string | null;
  /** The page that issues another link. */
  again: { href: string; label: string };
}

/** A one-time link on a page without the portal's frame. */
export function LinkEntry({ token, destination = null, again }: Props) {
  const { t } = useMessages('core');
  const over = {
    title: t('token.failedTitle'),
    text: t('token.deadText'),
    resentTitle: t('token.failedTitle'),
    resentText: t('token.failedText'),
    href: again.href,
    again: again.label,
  };
  return (
    <main id="content">
      <OneTimeLinkPage token={token} destination={destination} over={over} />
    </main>
  );
}
