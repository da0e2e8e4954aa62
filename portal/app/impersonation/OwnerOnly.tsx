import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Button, LinkButton, type Looks } from '../../ui/controls/Button.tsx';
import { useMessages } from '../../ui/texts.ts';
import { AppLink } from '../routing/AppLink.tsx';
import { useSession } from '../session/useSignedIn.ts';
import styles from './OwnerOnly.module.css';

interface Props {
  /** Lifts the restriction where the server allows operators the action. */
  unless?: boolean;
  children: ReactNode;
}

/**
 * Actions the server refuses to an operator acting as another user: money and credentials. Fields and buttons
 * are shown disabled, with the reason beside them.
 */
export function OwnerOnly({ unless = false, children }: Props) {
  const reason = useId();
  const isDisabled = useActsAsOther() && !unless;
  if (!isDisabled) return children;
  return (
    <div className={styles.disabled}>
      <fieldset className={styles.fields} disabled aria-describedby={reason}>
        {children}
      </fieldset>
      <DisabledReason id={reason} />
    </div>
  );
}

/** The way to a page of money or credentials; for an operator acting as another user a disabled button. */
export function OwnerLink({ href, ...looks }: Looks & { href: string }) {
  if (useActsAsOther()) return <Button {...looks} disabled />;
  return <LinkButton {...looks} as={AppLink} href={href} />;
}

/** Whether an operator acts in this person's name, and must leave money and credentials alone. */
export function useActsAsOther(): boolean {
  return Boolean(useSession()?.administrator);
}

/** Explains why a control is disabled for an operator who acts as another user. */
export function DisabledReason({ id }: { id: string }) {
  const { t } = useMessages();
  return (
    <span className={styles.reason} id={id}>
      <IconLock size={14} stroke={1.75} aria-hidden="true" />
      <span>{t('impersonation.ownerOnly')}</span>
    </span>
  );
}
