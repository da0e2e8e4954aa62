import { IconId } from '@tabler/icons-react';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { useWords } from '../../ui/texts.ts';
import { AppLink, useHref } from '../routing/AppLink.tsx';

/** The way to the e-ID, and back to this page, with the address of its own way back. */
export function ConfirmIdentity() {
  const href = useHref();
  const { title } = useWords('identity').action('criiptoVerify');
  const back = encodeURIComponent(location.pathname + location.search);
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
