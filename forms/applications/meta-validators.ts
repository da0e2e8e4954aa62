import applicationForm from './application-form.schema.json' with { type: 'json' };
import type { MetaValidators } from './checks/check-application-form.ts';
import { createFormAjv } from './create-form-ajv.ts';
import jobChecks from './job-checks.schema.json' with { type: 'json' };

let known: MetaValidators | undefined;

/** The meta-schemas of forms and checks, compiled by Ajv; a page gets them written out, by `virtual:application-form`. */
export function metaValidators(): MetaValidators {
  const ajv = createFormAjv();
  known ??= { applicationForm: ajv.compile(applicationForm), jobChecks: ajv.compile(jobChecks) };
  return known;
}
