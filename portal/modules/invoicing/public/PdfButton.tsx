import { IconDownload } from '@tabler/icons-react';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';

/** The PDF of the document, once it is rendered. */
export function PdfButton({ path }: { path: string | null }) {
  const { t } = useMessages('invoicing/public');
  if (!path) return null;
  return (
    <LinkButton href={path} target="_blank" fullWidth leftSection={<IconDownload size={18} />}>
      {t('pdf')}
    </LinkButton>
  );
}
