import { readFileSync } from 'node:fs';
import path from 'node:path';
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

/** All persons with an e-ID here. Norwegian numbers are synthetic and never issued: month + 80. */
export const testPeople: TestPerson[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'test-people.json'), 'utf8'),
) as TestPerson[];

/** Those who were made up on the way, by their id. */
export const madePeople = new Map<string, TestPerson>();
