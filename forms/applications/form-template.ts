import type { ApplicationForm, JobCheck, LocalizedText } from './application-form.ts';

/** A template for a new form: one of the files in `templates/`, loaded on demand. */
export interface FormTemplate {
  name: LocalizedText;
  description: LocalizedText;
  /** The tags of the teams it is offered to first. */
  categories: string[];
  applicationForm: ApplicationForm;
  jobChecks: JobCheck[];
}
