import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** Nothing is shown for an unverified organization number; managers of the team get a link to verify it. */
export function Unverified({ hasNumber }: { hasNumber: boolean }) {
  const { t } = useTranslation('purchases');
  const href = useHref();
  const { canManage } = useSignedIn().account;
  const what = hasNumber ? 'verify' : 'write';
  return (
    <EmptyState
      page
      icon={<IconRosetteDiscountCheck size={28} stroke={1.5} />}
      title={t(`unverified.${what}.title`)}
      text={t(canManage ? `unverified.${what}.text` : 'unverified.ask')}
      action={
        canManage && (
          <LinkButton as={AppLink} href={href('account/settings/account-info')}>
            {t(`unverified.${what}.action`)}
          </LinkButton>
        )
      }
    />
  );
}
