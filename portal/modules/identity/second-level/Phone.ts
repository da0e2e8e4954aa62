/** A telephone as both forms name it. */
export interface Phone {
  countryCode: string;
  number: string;
}
