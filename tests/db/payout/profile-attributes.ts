export const address = {
  line1: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  country: 'NO',
};

/** What a correct form sends; tests change one thing at a time. */
export const profileAttributes = {
  individual: {
    freelanceType: 'INDIVIDUAL',
    firstName: 'Kari',
    lastName: 'Nordmann',
    personalNumber: '13097248022',
    salaryTaxPercent: '30',
    bankAccount: { accountNumber: '8601 11 17947', currency: 'NOK', default: true },
  },
  organization: {
    freelanceType: 'ORGANIZATION',
    organizationName: 'Berg Design AS',
    organizationNumber: '123456785',
    address,
    bankAccount: { accountNumber: '8601.11.17947', currency: 'NOK', default: true },
  },
};
