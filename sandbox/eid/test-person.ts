import type { EidCountry } from '../../ground/eid/eid-ways.ts';

/** Somebody made up who has an e-ID. */
export type TestPerson = {
  id: string;
  country: EidCountry;
  firstName: string;
  lastName: string;
  birthdate: string;
  /** The national number as the country's broker writes it. */
  number: string;
  /** What happens when this one is chosen; without it they get in. */
  manner?: 'refused' | 'cancels' | 'slow';
};
