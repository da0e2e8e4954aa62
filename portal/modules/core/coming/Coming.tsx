import { IconHammer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../app/routing/AppLink.tsx';
import { useHref } from '../../../app/routing/useHref.ts';
import { useSession } from '../../../app/session/useSession.ts';
import { settings } from '../../../app/settings.ts';
import { LinkButton } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { Kind } from './Kind.ts';

/** Where one can go meanwhile; what nothing here can do is asked for by mail. */
const meanwhile: Partial<Record<Kind, string>> = {
  purchases: 'invoicemore/payout-service',
};

/** A page that is not built yet. It says so, what it will be for, and what one can do until then. */
export function Coming({ kind }: { kind: Kind }) {
  const { t } = useTranslation('core');
  const href = useHref();
  const session = useSession();
  const path = meanwhile[kind];
  return (
    <EmptyState
      page
      icon={<IconHammer size={28} stroke={1.5} />}
      title={t(`coming.${kind}.title`)}
      text={t(`coming.${kind}.text`)}
      action={
        session && path ? (
          <LinkButton variant="light" as={AppLink} href={href(path)}>
            {t(`coming.${kind}.meanwhile`)}
          </LinkButton>
        ) : (
          <LinkButton variant="light" href={`mailto:${settings.supportEmail}`}>
            {t('coming.ask')}
          </LinkButton>
        )
      }
    />
  );
}
