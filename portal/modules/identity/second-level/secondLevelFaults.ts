export type SecondLevelField = 'countryCode' | 'number' | 'token';
/** What is wrong at a field, as a key of the texts. */
export type SecondLevelFaults = Partial<Record<SecondLevelField | 'form', string>>;

type Values = Record<SecondLevelField, string>;

/** What can be said of the entries without asking: the country and number, and the code once it is asked for. */
export function secondLevelFaults(values: Values, needsCode: boolean): SecondLevelFaults {
  const faults: SecondLevelFaults = {};
  if (!values.countryCode) faults.countryCode = 'countryMissing';
  if (!values.number) faults.number = 'numberMissing';
  else if (!/^\d+$/.test(values.number)) faults.number = 'numberDigits';
  if (!needsCode) return faults;
  if (!values.token) faults.token = 'codeMissing';
  else if (!/^\d+$/.test(values.token)) faults.token = 'codeDigits';
  else if (values.token.length !== 5) faults.token = 'codeLength';
  return faults;
}
