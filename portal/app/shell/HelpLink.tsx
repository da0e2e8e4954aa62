import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useMessages } from '../../ui/texts.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import { settings } from '../settings.ts';

/**
 * Opens the help centre in the user's language in a new tab. Hidden while the account waits to be deleted.
 */
export function HelpLink() {
  const { t } = useMessages();
  const language = useLanguage();
  if (useSignedIn().account.deletionScheduledOn) return null;
  return (
    <Button
      component="a"
      href={settings.helpCentre[language]}
      target="_blank"
      rel="noopener"
      variant="subtle"
      size="sm"
      color="gray"
      c="var(--h-muted)"
      leftSection={<IconHelpCircle size={18} stroke={1.5} />}
    >
      {t('help')}
    </Button>
  );
}
