import { fnr } from '@navikt/fnrvalidator';

/** Whether a national number or a D-number has the check digits it must; its shape has been looked at. */
export const isNationalId = (number: string): boolean =>
  fnr(number.replaceAll(' ', '')).status === 'valid';
