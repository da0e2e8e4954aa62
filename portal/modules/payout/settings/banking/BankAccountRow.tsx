import { IconDots, IconStar, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { Menu, MenuItem } from '#portal/ui/controls/Menu.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import type { Profile } from '../freelanceProfilesQuery.ts';
import styles from '../PayoutSettings.module.css';

const setDefaultBankAccountMutation = graphql(`
  mutation SetDefaultBankAccount($input: SetDefaultBankAccountInput!) {
    setDefaultBankAccount(input: $input) {
      bankAccount { id default }
      errors { code path }
    }
  }
`);

const destroyBankAccountMutation = graphql(`
  mutation DestroyBankAccount($input: DestroyBankAccountInput!) {
    destroyBankAccount(input: $input) {
      errors { code path }
    }
  }
`);

interface Props {
  account: Profile['bankAccounts'][number];
  isDefault: boolean;
  mayChange: boolean;
}

/** A bank account of a profile, with its actions. */
export function BankAccountRow({ account, isDefault, mayChange }: Props) {
  const { t } = useMessages('payout/settings');
  const words = useWords();
  const queryClient = useQueryClient();
  const [setDefault] = useMutate(setDefaultBankAccountMutation);
  const [destroy] = useMutate(destroyBankAccountMutation);
  const finish = async (payload: { errors: readonly Refusal[] } | null, text: string) => {
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(text);
    await queryClient.invalidateQueries();
  };
  const input = { input: { id: account.id } };
  const remove = () =>
    confirmation.open({
      title: t('account.removeTitle'),
      children: messageWith(t, 'account.removeText', {
        number: formatIdentifier.bankAccount(account.accountNumber),
      }),
      labels: { confirm: t('account.remove'), cancel: t('ui:cancel') },
      confirmProps: { color: 'red' },
      onConfirm: async () => finish(await destroy(input), t('account.removed')),
    });
  return (
    <li className={styles.account}>
      <span className={styles.number} translate="no">
        {formatIdentifier.bankAccount(account.accountNumber)}
      </span>
      <span className={styles.meta}>
        {[account.currency, account.swiftCode].filter(Boolean).join(' · ')}
      </span>
      {isDefault && (
        <span className={styles.default}>{words.field('bank_accounts.isDefault').label}</span>
      )}
      {mayChange && (
        <Menu
          opener={(props) => (
            <IconButton
              {...props}
              aria-label={t('account.actions', {
                number: formatIdentifier.bankAccount(account.accountNumber),
              })}
            >
              <IconDots size={18} />
            </IconButton>
          )}
        >
          <OwnerOnly>
            <MenuItem
              left={<IconStar size={16} />}
              disabled={isDefault}
              onClick={async () => finish(await setDefault(input), t('account.defaultSet'))}
            >
              {t('account.setDefault')}
            </MenuItem>
            <MenuItem left={<IconTrash size={16} />} color="red" onClick={remove}>
              {t('account.remove')}
            </MenuItem>
          </OwnerOnly>
        </Menu>
      )}
    </li>
  );
}
