import type { EidCountry } from '#shared/eid/eid-ways.ts';

/** An invented person with an e-ID. */
export type TestPerson = {
  id: string;
  country: EidCountry;
  firstName: string;
  lastName: string;
  birthdate: string;
  /** The national number as the country's broker writes it. */
  number: string;
  /** The outcome of choosing this person; without it the log-in succeeds. */
  manner?: 'refused' | 'cancels' | 'slow';
};
