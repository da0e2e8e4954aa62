import type { ResultOf } from 'gql.tada';
import type { jobFormFields } from './jobFormFields.ts';

/** A job with its form, as the server has it. */
export type JobFormData = ResultOf<typeof jobFormFields>;
