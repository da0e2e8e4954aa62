import { compileValidatorModule } from '#forms/applications/compile-form.ts';
import { serveThread } from '#plugins/core/threads/thread-pool.ts';
import { judgeAnswers } from './judge-answers.ts';
import { judgeForm } from './judge-form.ts';
import type { JudgingTask } from './judging-pool.ts';

serveThread<JudgingTask>((task) => {
  switch (task.kind) {
    case 'form':
      return judgeForm(task.form, task.jobChecks);
    case 'answers':
      return judgeAnswers(task);
    case 'module':
      return compileValidatorModule(task.form);
  }
});
