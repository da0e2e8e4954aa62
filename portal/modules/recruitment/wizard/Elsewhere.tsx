import { useTranslation } from 'react-i18next';
import { ConfirmIdentity } from '#portal/app/identity/ConfirmIdentity.tsx';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';

/** A link to the page where the user provides the data for a check that needs no form. */
export function Elsewhere({ kind }: { kind: 'IDENTITY' | 'BANK_ACCOUNT' }) {
  const { t } = useTranslation('recruitment/wizard');
  const href = useHref();
  if (kind === 'IDENTITY') return <ConfirmIdentity />;
  return (
    <div>
      <LinkButton variant="light" as={AppLink} href={href('invoicemore/payout-service')}>
        {t('checks.toBankAccount')}
      </LinkButton>
    </div>
  );
}
