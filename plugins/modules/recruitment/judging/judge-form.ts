import type { ApplicationForm } from '../../../../forms/applications/application-form.ts';
import {
  checkApplicationForm,
  checkJobChecks,
} from '../../../../forms/applications/check-application-form.ts';
import type { Fault } from '../../../../forms/applications/fault.ts';
import { metaValidators } from '../../../../forms/applications/meta-validators.ts';
import type { FieldError } from '../../../../forms/validate/field-error.ts';

interface Written {
  applicationForm?: unknown;
  jobChecks?: unknown;
}

/** What is wrong with a job's form and checks as they would be, at the paths of the input; SQL refuses it. */
export function judgeForm(given: Written, before: Written): FieldError[] {
  const form = given.applicationForm ?? before.applicationForm ?? { pages: [] };
  const checks = given.jobChecks ?? before.jobChecks ?? [];
  const faults = checkApplicationForm(form, metaValidators());
  if (faults.length > 0) return faults.map(at('applicationForm'));
  return checkJobChecks(checks, form as ApplicationForm, metaValidators()).map(at('jobChecks'));
}

const at =
  (field: string) =>
  ({ pointer, code }: Fault): FieldError => ({
    code:
      code === 'tooLarge' || code === 'tooMany' || code === 'tooLong' ? 'TOO_BIG' : codeOf(code),
    path: `attributes.${field}${pointer.replaceAll('/', '.')}`,
  });

const codeOf = (code: Fault['code']) =>
  code === 'missing' || code === 'empty' || code === 'noOptions' || code === 'noType'
    ? 'BLANK'
    : 'INVALID';
