import { useDisclosure } from '@mantine/hooks';
import { IconClipboardText } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Button } from '#portal/ui/controls/Button.tsx';
import { patiently } from '#portal/ui/parts/patiently.ts';
import { useMessages } from '#portal/ui/texts.ts';

const PasteLines = lazy(() =>
  patiently(async () => ({ default: (await import('./PasteLines.tsx')).PasteLines })),
);

/** Opens the popup for lines from a spreadsheet, which is loaded when it is first opened. */
export function PasteButton() {
  const { t } = useMessages('invoicing/draft');
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconClipboardText size={16} />}
        onClick={open}
      >
        {t('write.paste')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <PasteLines opened onClose={close} />
        </Suspense>
      )}
    </>
  );
}
