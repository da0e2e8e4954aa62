import standaloneCode from 'ajv/dist/standalone/index.js';
import applicationForm from '../applications/application-form.schema.json' with { type: 'json' };
import jobChecks from '../applications/job-checks.schema.json' with { type: 'json' };
import { withRuntime } from '../validate/compile-validator-module.ts';
import { createAjv } from '../validate/create-ajv.ts';

/** Writes out what a recruiter's form is checked by, as a module for a page that forbids eval. */
export function writeMetaValidators(): string {
  const ajv = createAjv({ code: { source: true, esm: true } });
  ajv.addSchema(applicationForm, '#applicationForm');
  ajv.addSchema(jobChecks, '#jobChecks');
  return withRuntime(
    standaloneCode.default(ajv, { applicationForm: '#applicationForm', jobChecks: '#jobChecks' }),
  );
}
