import { IconFileCode } from '@tabler/icons-react';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';

/** The XML of the document, where it was delivered as EHF. */
export function EhfButton({ path }: { path: string | null }) {
  const { t } = useMessages('purchases');
  if (!path) return null;
  return (
    <LinkButton
      href={path}
      target="_blank"
      variant="light"
      fullWidth
      leftSection={<IconFileCode size={18} />}
    >
      {t('ehf')}
    </LinkButton>
  );
}
