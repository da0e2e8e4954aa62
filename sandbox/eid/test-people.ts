import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestPerson } from './test-person.ts';

/** All persons with an e-ID here. Norwegian numbers are synthetic and never issued: month + 80. */
export const testPeople: TestPerson[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'test-people.json'), 'utf8'),
) as TestPerson[];

/** Those who were made up on the way, by their id. */
export const madePeople = new Map<string, TestPerson>();
