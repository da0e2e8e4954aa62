import { readFileSync } from 'node:fs';
import type { Organization } from './organization.ts';

/**
 * The organisations of this world. Their numbers begin with 31, as the tax office's own test
 * organisations do: the check digit is right, and no real organisation ever has one.
 */
export const organizations = JSON.parse(
  readFileSync(new URL('organizations.json', import.meta.url), 'utf8'),
) as Organization[];
