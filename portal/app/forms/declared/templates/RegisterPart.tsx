import { getUiOptions, type ObjectFieldTemplateProps, type UiSchema } from '@rjsf/utils';
import type { FormRegister } from '#forms/describe/form-ui.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { type Company, CompanySearch } from '../../companies/CompanySearch.tsx';
import { RegisteredCompany } from '../../companies/RegisteredCompany.tsx';
import type { FormContext } from '../FormContext.ts';
import { BY_HAND, isSearching } from '../isSearching.ts';
import { useField } from '../useField.ts';

interface Props extends ObjectFieldTemplateProps {
  register: FormRegister;
}

/** An organisation found in the register and then locked, or the button to return to the search from manual input. */
export function RegisterPart({ register, formData, fieldPathId, registry, ...rest }: Props) {
  const { t } = useMessages('app/forms');
  const { fill, row, onCompany, consequence = '' } = registry.formContext as FormContext;
  const isNew = row === null;
  const { name, number, address, checked } = register;
  const values = (formData ?? {}) as Record<string, unknown>;
  const numberField = useField({
    name: number,
    schema: rest.schema.properties?.[number] as object,
    options: getUiOptions(rest.uiSchema?.[number] as UiSchema | undefined),
    registry,
    htmlName: [...fieldPathId.path, number].join('.'),
    rawErrors: (rest.errorSchema as Record<string, { __errors?: string[] }> | undefined)?.[number]
      ?.__errors,
  });
  const put = (change: object) => fill(fieldPathId.path, change);
  const startOver = (byHand: boolean) => {
    const nowhere = {
      line1: '',
      postalCode: '',
      city: '',
      county: '',
      country: byHand ? '' : 'NO',
    };
    put({ [name]: '', [number]: '', [address]: nowhere, [checked]: false, [BY_HAND]: byHand });
  };
  const pick = async (company: Company) => {
    if (await onCompany?.(company)) return;
    const found = { [name]: company.name, [number]: company.orgNumber, [checked]: true };
    put({ ...found, [address]: { country: 'NO', ...company.address }, [BY_HAND]: false });
  };
  if (isSearching(register, values, isNew)) {
    return (
      <CompanySearch
        consequence={consequence}
        onPick={(company) => void pick(company)}
        onManual={() => startOver(true)}
      />
    );
  }
  return (
    <>
      {isNew && (
        <Button variant="subtle" size="sm" onClick={() => startOver(false)}>
          {t('company.searchAgain')}
        </Button>
      )}
      {values[checked] === true && (
        <RegisteredCompany
          name={String(values[name] ?? '')}
          number={String(values[number] ?? '')}
          address={(values[address] ?? {}) as Company['address']}
          path={[...fieldPathId.path, number].join('.')}
          error={numberField.error}
        />
      )}
    </>
  );
}
