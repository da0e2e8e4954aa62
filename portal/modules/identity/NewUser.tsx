import { IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendLink } from '../../app/gates/useSendLink.ts';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { useScreenSearch } from '../../app/routing/useScreenSearch.ts';
import { Button, LinkButton } from '../../ui/controls/Button.tsx';
import { Choice } from '../../ui/controls/Choice.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { entranceSearch, useEntranceHref } from './useEntranceHref.ts';

/** Join, as a person or with a team. */
export function NewUser() {
  const { t } = useTranslation(['identity', 'errors', 'words-identity', 'words-accounts']);
  const href = useEntranceHref();
  const plain = useHref();
  const [{ kind, referrer }, change] = useScreenSearch(entranceSearch);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [hasPassword, setHasPassword] = useState(false);
  const [sendAgain, sending] = useSendLink(sentTo ?? '');
  if (sentTo !== null) {
    return (
      <EmptyState
        page
        icon={<IconMailOpened size={28} stroke={1.5} />}
        title={t('new.doneTitle')}
        text={t('new.doneText', { email: sentTo })}
        action={
          <>
            {/* A link requested by address alone discards the password chosen at registration. The log-in offers the link that preserves it. */}
            {!hasPassword && (
              <Button variant="light" onClick={sendAgain} loading={sending}>
                {t('magic.again')}
              </Button>
            )}
            <LinkButton variant="light" as={AppLink} href={href('login/existing-user')}>
              {t('new.toLogin')}
            </LinkButton>
          </>
        }
      />
    );
  }
  return (
    <EntrancePage
      title={t('new.title')}
      lead={t(`new.lead.${kind}`)}
      footer={
        <>
          <span>
            <span>{t('new.accepts')}</span>{' '}
            <AppLink href={plain('common/terms')}>{t('app:terms')}</AppLink>
            <span>{' · '}</span>
            <AppLink href={plain('common/privacy')}>{t('app:privacy')}</AppLink>
          </span>
          <span>
            <span>{t('new.known')}</span>{' '}
            <AppLink href={href('login/existing-user')}>{t('new.logIn')}</AppLink>
          </span>
        </>
      }
    >
      <Choice
        label={t('new.kind')}
        value={kind}
        choices={[
          { value: 'person', label: t('new.person') },
          { value: 'team', label: t('new.team') },
        ]}
        onChange={(value) => change({ kind: value === 'team' ? 'team' : undefined })}
      />
      <SignUpForm
        key={kind}
        team={kind === 'team'}
        referrer={referrer}
        onDone={(email, chosen) => {
          setHasPassword(chosen);
          setSentTo(email);
        }}
      />
    </EntrancePage>
  );
}
