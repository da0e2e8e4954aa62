import { useTranslation } from 'react-i18next';
import { accountNumberHint } from '../../../app/forms/declared/widgets/accountNumberHint.ts';
import type { FormState } from '../../../app/forms/FormState.ts';
import { SelectField } from '../../../app/forms/SelectField.tsx';
import { TextField } from '../../../app/forms/TextField.tsx';
import { currencies } from './currencies.ts';

interface Props {
  form: FormState;
  /** Where the fields stand in the form, `bankAccount.` or nothing. */
  prefix: string;
  /** Organisations may be paid in any currency, persons in kroner. */
  anyCurrency: boolean;
}

/** Number, currency and SWIFT, with what can be said about the number while it is typed. */
export function BankAccountFields({ form, prefix, anyCurrency }: Props) {
  const { t } = useTranslation(['payout', 'core']);
  const currency = form.values[`${prefix}currency`] ?? 'NOK';
  const typed = form.values[`${prefix}accountNumber`] ?? '';
  const hint = currency === 'NOK' ? accountNumberHint(typed) : null;
  const choices = anyCurrency ? currencies : currencies.slice(0, 1);
  return (
    <>
      <TextField
        form={form}
        name={`${prefix}accountNumber`}
        label={t('account.number')}
        description={t(`core:${hint ?? 'accountNumber.elevenDigits'}`)}
        inputMode={currency === 'NOK' ? 'numeric' : 'text'}
        isBelow
        autoComplete="off"
      />
      {anyCurrency && (
        <>
          <SelectField
            form={form}
            name={`${prefix}currency`}
            label={t('account.currency')}
            data={choices.map((value) => ({ value, label: value }))}
          />
          <TextField
            form={form}
            name={`${prefix}swiftCode`}
            label={t('account.swift')}
            description={t('account.swiftHint')}
            autoCapitalize="characters"
          />
        </>
      )}
    </>
  );
}
