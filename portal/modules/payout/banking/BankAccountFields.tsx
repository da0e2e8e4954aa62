import { useTranslation } from 'react-i18next';
import type { FormState } from '../../../app/forms/FormState.ts';
import { SelectField } from '../../../app/forms/SelectField.tsx';
import { TextField } from '../../../app/forms/TextField.tsx';
import { accountNumberHint } from './accountNumberHint.ts';
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
  const { t } = useTranslation('payout');
  const currency = form.values[`${prefix}currency`] ?? 'NOK';
  const hint = accountNumberHint(form.values[`${prefix}accountNumber`] ?? '', currency);
  const choices = anyCurrency ? currencies : currencies.slice(0, 1);
  return (
    <>
      <TextField
        form={form}
        name={`${prefix}accountNumber`}
        label={t('account.number')}
        description={t(hint ?? 'hint.elevenDigits')}
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
