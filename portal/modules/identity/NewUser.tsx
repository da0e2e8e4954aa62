import { IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { useScreenSearch } from '../../app/routing/useScreenSearch.ts';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { Choice } from '../../ui/controls/Choice.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { entranceSearch } from './entranceSearch.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { useEntranceHref } from './useEntranceHref.ts';

/** Join, as a person or with a team. */
export function NewUser() {
  const { t } = useTranslation(['identity', 'errors', 'words-identity', 'words-accounts']);
  const href = useEntranceHref();
  const plain = useHref();
  const [{ kind, referrer }, change] = useScreenSearch(entranceSearch);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <EmptyState
        page
        icon={<IconMailOpened size={28} stroke={1.5} />}
        title={t('new.doneTitle')}
        text={t('new.doneText', { email: sentTo })}
        action={
          <LinkButton variant="light" as={AppLink} href={href('login/existing-user')}>
            {t('new.toLogin')}
          </LinkButton>
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
            {t('new.accepts')} <AppLink href={plain('common/terms')}>{t('app:terms')}</AppLink>
            {' · '}
            <AppLink href={plain('common/privacy')}>{t('app:privacy')}</AppLink>
          </span>
          <span>
            {t('new.known')} <AppLink href={href('login/existing-user')}>{t('new.logIn')}</AppLink>
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
      <SignUpForm key={kind} team={kind === 'team'} referrer={referrer} onDone={setSentTo} />
    </EntrancePage>
  );
}
