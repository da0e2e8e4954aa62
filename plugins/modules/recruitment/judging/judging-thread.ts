import type { ApplicationForm } from '#forms/applications/application-form.ts';
import {
  checkApplicationForm,
  checkJobChecks,
} from '#forms/applications/checks/check-application-form.ts';
import type { Fault, FaultCode } from '#forms/applications/checks/fault.ts';
import { metaValidators } from '#forms/applications/meta-validators.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { serveThread } from '#plugins/core/threads/thread-pool.ts';
import { judgeAnswers } from './judge-answers.ts';
import type { JudgingTask } from './judging-pool.ts';

const at =
  (field: string) =>
  ({ pointer, code }: Fault): FieldError => ({
    code: codes[code] ?? 'INVALID',
    path: `${field}${pointer.replaceAll('/', '.')}`,
  });

const codes: Partial<Record<FaultCode, FieldError['code']>> = {
  tooLarge: 'TOO_BIG',
  tooMany: 'TOO_BIG',
  tooLong: 'TOO_BIG',
  patternsTooHeavy: 'TOO_BIG',
  refsTooLarge: 'TOO_BIG',
  missing: 'BLANK',
  empty: 'BLANK',
  noOptions: 'BLANK',
  noType: 'BLANK',
};

serveThread<JudgingTask>(async (task) => {
  switch (task.kind) {
    case 'form':
      return judgeForm(task.form, task.jobChecks);
    case 'answers':
      return judgeAnswers(task);
    case 'module': {
      // rjsf's compiler is loaded where a module is compiled: threads also judge without.
      const { compileAnswersModule } = await import(
        '#forms/applications/compile-answers-module.ts'
      );
      return compileAnswersModule(task.form);
    }
  }
});

/** The errors of a job's form and checks, at `applicationForm` and `jobChecks`. */
function judgeForm(form: unknown, jobChecks: unknown): FieldError[] {
  const faults = checkApplicationForm(form, metaValidators());
  if (faults.length > 0) return faults.map(at('applicationForm'));
  return checkJobChecks(jobChecks, form as ApplicationForm, metaValidators()).map(at('jobChecks'));
}
