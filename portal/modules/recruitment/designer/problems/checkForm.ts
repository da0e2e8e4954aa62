import { applicationForm, jobChecks } from 'virtual:application-forms';
import type { ApplicationForm } from '#forms/applications/application-form.ts';
import {
  checkApplicationForm,
  checkJobChecks,
} from '#forms/applications/checks/check-application-form.ts';
import type { Fault } from '#forms/applications/checks/fault.ts';
import { splitChecks } from '../document/formAndChecks.ts';

const validators = { applicationForm, jobChecks };

/** Everything that is wrong with a form and its checks, by the rules that the server goes by. */
export function checkForm(document: unknown): Fault[] {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return checkApplicationForm(document, validators);
  }
  const { applicationForm: form, jobChecks: checks } = splitChecks(document);
  const faults = checkApplicationForm(form, validators);
  if (faults.length > 0) return faults;
  return checkJobChecks(checks, form as ApplicationForm, validators).map((fault) => ({
    ...fault,
    pointer: `/jobChecks${fault.pointer}`,
  }));
}
