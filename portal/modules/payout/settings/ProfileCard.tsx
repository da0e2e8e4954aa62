import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useActsAsOther } from '#portal/app/impersonation/useActsAsOther.ts';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { formatDecimal } from '#portal/ui/money/formatMoney.ts';
import { When } from '#portal/ui/time/When.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { ArchiveProfile } from './ArchiveProfile.tsx';
import { AddBankAccount } from './banking/AddBankAccount.tsx';
import { BankAccountRow } from './banking/BankAccountRow.tsx';
import styles from './PayoutSettings.module.css';
import type { Profile } from './Profile.ts';
import { TaxCardLine } from './TaxCardLine.tsx';
import { Verification } from './Verification.tsx';

interface Props {
  profile: Profile;
  canManage: boolean;
  /** The version of the agreement that applies now. */
  agreement: string | null;
}

/** A payout profile: payee, method of payment and bank account. */
export function ProfileCard({ profile, canManage, agreement }: Props) {
  const { t, i18n } = useTranslation('payout/settings');
  const words = useWords();
  const href = useHref();
  const isOperator = useActsAsOther();
  const [adding, { open, close }] = useDisclosure(false);
  const mayChange = canManage && profile.archivedAt === null;
  const isOutdated = agreement !== null && profile.agreementVersion !== agreement;
  const accounts = profile.bankAccounts.filter((one) => one.deletedAt === null);
  const hasCard = profile.taxCards.some((card) => card.isInForce);
  const tax = formatDecimal(profile.salaryTaxPercent, i18n.language);
  const facts =
    profile.freelanceType === 'INDIVIDUAL'
      ? [profile.personalNumber, hasCard ? null : t('card.tax', { percent: tax })]
      : [
          t('card.organization', {
            number: formatIdentifier.organizationNumber(profile.organizationNumber ?? ''),
          }),
        ];
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.name} translate="no">
          {profile.displayName}
        </h2>
        {mayChange && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPencil size={16} />}
            disabled={isOperator}
            {...(!isOperator && {
              renderRoot: (props) => (
                <AppLink
                  href={href(`invoicemore/freelance-profile-wizard/${profile.id}`)}
                  {...props}
                />
              ),
            })}
          >
            {t('card.edit')}
          </Button>
        )}
      </div>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <Verification profile={profile} />
      {profile.freelanceType === 'INDIVIDUAL' && <TaxCardLine profile={profile} />}
      {accounts.length === 0 && <p className={styles.none}>{t('card.noAccounts')}</p>}
      {accounts.length > 0 && (
        <ul className={styles.accounts}>
          {accounts.map((account) => (
            <BankAccountRow
              key={account.id}
              account={account}
              isDefault={account.id === profile.defaultBankAccount?.id}
              mayChange={mayChange}
            />
          ))}
        </ul>
      )}
      {canManage && (
        <OwnerOnly>
          <div className={styles.bottom}>
            {mayChange && (
              <Button variant="light" size="sm" leftSection={<IconPlus size={16} />} onClick={open}>
                {words.action('createBankAccount').submit}
              </Button>
            )}
            <ArchiveProfile profile={profile} />
          </div>
        </OwnerOnly>
      )}
      <div className={styles.agreement}>
        <AppLink href={href(`common/freelancer-agreement?of=${profile.id}`)}>
          {t(mayChange && isOutdated ? 'card.newAgreement' : 'card.agreement')}
        </AppLink>
        {profile.agreementAcceptedAt && (
          <span>
            <span>{t('card.accepted')}</span> <When value={profile.agreementAcceptedAt} />
          </span>
        )}
      </div>
      <AddBankAccount profile={profile} opened={adding} onClose={close} />
    </Card>
  );
}
