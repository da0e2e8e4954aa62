import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { useSendLink } from '../../app/gates/useSendLink.ts';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { Button, LinkButton } from '../../ui/controls/Button.tsx';
import { Card, Page } from '../../ui/layout/Page.tsx';
import { useMessages } from '../../ui/texts.ts';
import styles from './ActionRequired.module.css';

/** The obstacles to using the service, in the order they have to be resolved, each with its button. */
export function ActionRequired() {
  const { t } = useMessages('core');
  const { user, needsOnboarding, hasIdentity } = useSignedIn();
  const href = useHref();
  const [send, sending] = useSendLink(user.email);
  const isNamed = user.confirmed && !needsOnboarding;
  const isClear = isNamed && hasIdentity;
  const link = (name: 'name' | 'identity', path: string) => (
    <LinkButton size="sm" as={AppLink} href={href(path)}>
      {t(`required.${name}.act`)}
    </LinkButton>
  );
  return (
    <Page
      narrow
      title={t(isClear ? 'required.clear' : 'required.title')}
      lead={t(isClear ? 'required.clearLead' : 'required.lead')}
    >
      <Card>
        <ul className={styles.things}>
          <Thing name="confirm" isDone={user.confirmed}>
            <Button size="sm" onClick={send} loading={sending}>
              {t('required.confirm.act')}
            </Button>
          </Thing>
          <Thing name="name" isDone={isNamed} isLater={!user.confirmed}>
            {link('name', 'account/dashboard')}
          </Thing>
          <Thing name="identity" isDone={hasIdentity} isLater={!isNamed}>
            {link('identity', 'common/bank-id-verification')}
            <AppLink className={styles.otherWay} href={href('common/alternative-id-verification')}>
              {t('required.identity.otherWay')}
            </AppLink>
          </Thing>
        </ul>
        {isClear && (
          <div className={styles.clear}>
            <LinkButton variant="light" as={AppLink} href={href('account/dashboard')}>
              {t('required.toDashboard')}
            </LinkButton>
          </div>
        )}
      </Card>
    </Page>
  );
}

interface Props {
  name: 'confirm' | 'name' | 'identity';
  isDone: boolean;
  /** Something else comes first. */
  isLater?: boolean;
  /** The controls that solve it. */
  children: ReactNode;
}

function Thing({ name, isDone, isLater = false, children }: Props) {
  const { t } = useMessages('core');
  const { email } = useSignedIn().user;
  const Sign = isDone ? IconCircleCheck : IconCircleDashed;
  const state = isDone ? 'done' : isLater ? 'later' : 'missing';
  return (
    <li className={styles.thing} data-state={state}>
      <Sign size={24} stroke={1.5} aria-hidden="true" className={styles.sign} />
      <div>
        <h2 className={styles.name}>{t(`required.${name}.title`)}</h2>
        <p className={styles.text}>
          {state === 'later'
            ? t('required.later')
            : messageWith(t, `required.${name}.${state}`, { email })}
        </p>
      </div>
      {state === 'missing' && <div className={styles.act}>{children}</div>}
    </li>
  );
}
