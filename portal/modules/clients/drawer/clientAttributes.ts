import { referencePeopleAttributes } from '../../../app/forms/people/referencePeopleAttributes.ts';

type Values = Record<string, string>;

const deliveryMethods = ['EHF', 'EMAIL', 'NONE'] as const;

/** What the server is sent of the client form. Empty choices stay out, so that it may choose. */
export function clientAttributes(values: Values, freelanceProfileId: string | null) {
  const organization = values.clientType === 'ORGANIZATION';
  const number = (values.clientNumber ?? '').trim();
  const method = deliveryMethods.find((one) => one === values.preferredDeliveryMethod);
  return {
    ...(freelanceProfileId
      ? {
          freelanceProfileId,
          clientType: organization ? ('ORGANIZATION' as const) : ('INDIVIDUAL' as const),
        }
      : {}),
    ...(number ? { clientNumber: Number(number) } : {}),
    name: values.name || null,
    friendlyName: values.friendlyName || null,
    email: values.email || null,
    address: {
      line1: values['address.line1'] || null,
      postalCode: values['address.postalCode'] || null,
      city: values['address.city'] || null,
      county: values['address.county'] || null,
      country: values['address.country'] || null,
    },
    language: values.language === 'EN' ? ('EN' as const) : ('NB' as const),
    ...(method ? { preferredDeliveryMethod: method } : {}),
    ...(organization ? organizationPart(values) : { phone: values.phone || null }),
  };
}

function organizationPart(values: Values) {
  return {
    orgNumber: (values.orgNumber ?? '').replace(/\s/g, '') || null,
    nationalRegisterCheck: values.nationalRegisterCheck === 'yes',
    referencePeople: referencePeopleAttributes(values),
  };
}
