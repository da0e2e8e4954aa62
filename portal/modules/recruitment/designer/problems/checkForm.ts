import { applicationForm, jobChecks } from 'virtual:application-forms';
import { checkApplicationForm } from '../../../../../forms/applications/check-application-form.ts';
import type { Fault } from '../../../../../forms/applications/fault.ts';

/** Everything that is wrong with a form, by the rules that the server goes by. */
export const checkForm = (document: unknown): Fault[] =>
  checkApplicationForm(document, { applicationForm, jobChecks });
