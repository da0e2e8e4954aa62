import { IconHelpCircle } from '@tabler/icons-react';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
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
    <LinkButton
      href={settings.helpCentre[language]}
      target="_blank"
      rel="noopener"
      variant="subtle"
      size="sm"
      color="gray"
      leftSection={<IconHelpCircle size={18} stroke={1.5} />}
    >
      {t('help')}
    </LinkButton>
  );
}
