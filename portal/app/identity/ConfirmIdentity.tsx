import { IconId } from '@tabler/icons-react';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import { AppLink } from '../routing/AppLink.tsx';
import { useHref } from '../routing/useHref.ts';

/** The way to the e-ID, and back to this page. */
export function ConfirmIdentity() {
  const href = useHref();
  const { title } = useWords('identity').action('criiptoVerify');
  const back = encodeURIComponent(location.pathname);
  return (
    <LinkButton
      as={AppLink}
      variant="light"
      size="sm"
      leftSection={<IconId size={18} />}
      href={`${href('common/bank-id-verification')}?back=${back}`}
    >
      {title}
    </LinkButton>
  );
}
