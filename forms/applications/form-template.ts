import type { ApplicationForm, JobCheck, Said } from './application-form.ts';

/** A form to begin with: one of the files in `templates/`, which a page loads when somebody asks for it. */
export interface FormTemplate {
  name: Said;
  description: Said;
  /** The tags of the teams it is offered to first. */
  categories: string[];
  applicationForm: ApplicationForm;
  jobChecks: JobCheck[];
}
