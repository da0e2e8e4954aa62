import { IconMailOpened } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { tidyText } from '#forms/validate/tidy-text.ts';
import { useShownEmail } from '#forms/validate/use-shown-email.ts';
import { marked, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { EmptyState } from '../../ui/states/States.tsx';
import { useMessages } from '../../ui/texts.ts';

interface Props {
  /** The message, which names the address. */
  message: 'magic.sentText' | 'new.doneText';
  email: string;
  /** Another sentence, on what to do when no mail comes. */
  hint?: string | null;
  /** Ways to get another mail. */
  children: ReactNode;
}

/** A link was mailed: to which address, and how to get another. */
export function MailSent({ message, email, hint, children }: Props) {
  const { t } = useMessages('identity');
  const text = t(message, { email: marked(useShownEmail(tidyText(email))) });
  return (
    <EmptyState
      page
      icon={<IconMailOpened size={28} stroke={1.5} />}
      title={t('magic.sentTitle')}
      text={withVerbatim(hint ? `${text} ${hint}` : text)}
      action={children}
    />
  );
}
