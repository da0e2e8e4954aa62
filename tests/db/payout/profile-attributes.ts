export const address = {
  line1: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  country: 'NO',
};

/** The current version of the agreement. */
export const agreementVersion = '2026-11';

/** The fields of a correct form; tests change one at a time. */
export const profileAttributes = {
  individual: {
    freelanceType: 'INDIVIDUAL',
    firstName: 'Kari',
    lastName: 'Nordmann',
    personalNumber: '13097248022',
    agreementVersion,
    salaryTaxPercent: '30',
    bankAccount: { accountNumber: '8601 11 17947', currency: 'NOK', default: true },
  },
  organization: {
    freelanceType: 'ORGANIZATION',
    organizationName: 'Berg Design AS',
    organizationNumber: '123456785',
    agreementVersion,
    address,
    bankAccount: { accountNumber: '8601.11.17947', currency: 'NOK', default: true },
  },
};
