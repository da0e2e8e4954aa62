import { graphql } from '#portal/graphql/graphql.ts';

/** Resumes the reminders of one invoice. */
export const resumeRemindersMutation = graphql(`
  mutation ResumeReminders($input: ResumeRemindersInput!) {
    resumeReminders(input: $input) {
      invoice { id updatedAt }
      errors { code path }
    }
  }
`);
