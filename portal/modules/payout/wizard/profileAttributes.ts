import { referencePeopleAttributes } from '../../../app/forms/people/referencePeopleAttributes.ts';
import { parseDecimal } from '../../../ui/money/parseDecimal.ts';
import { bankAccountAttributes } from '../banking/bankAccountAttributes.ts';

type Values = Record<string, string>;

/** What the server is sent of the profile form; the parts that do not belong to the kind stay out. */
export function profileAttributes(values: Values, isNew: boolean) {
  const organization = values.freelanceType === 'ORGANIZATION';
  return {
    ...(isNew
      ? { freelanceType: organization ? ('ORGANIZATION' as const) : ('INDIVIDUAL' as const) }
      : {}),
    ...(organization ? organizationPart(values) : personPart(values)),
    address: addressPart(values),
    invoiceStartingNumber: startingNumber(values.invoiceStartingNumber ?? ''),
    referencePeople: referencePeopleAttributes(values),
    ...(isNew
      ? { bankAccount: { ...bankAccountAttributes(values, 'bankAccount.'), default: true } }
      : {}),
  };
}

/** What is no whole number is sent as none, which the schema then refuses. */
function startingNumber(text: string): number | null {
  const plain = text.replace(/\s/g, '');
  return plain === '' ? null : Number(plain);
}

function organizationPart(values: Values) {
  return {
    organizationName: values.organizationName || null,
    organizationNumber: (values.organizationNumber ?? '').replace(/\s/g, '') || null,
  };
}

function personPart(values: Values) {
  const personalNumber = (values.personalNumber ?? '').replace(/\s/g, '');
  const tax = parseDecimal(values.salaryTaxPercent ?? '');
  return {
    firstName: values.firstName || null,
    lastName: values.lastName || null,
    ...(personalNumber ? { personalNumber } : {}),
    ...(tax === null ? {} : { salaryTaxPercent: tax }),
  };
}

function addressPart(values: Values) {
  return {
    line1: values['address.line1'] || null,
    postalCode: values['address.postalCode'] || null,
    city: values['address.city'] || null,
    country: values['address.country'] || null,
  };
}
