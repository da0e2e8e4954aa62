import { graphql } from '#portal/graphql/graphql.ts';

/** Pauses the reminders of one invoice. */
export const pauseRemindersMutation = graphql(`
  mutation PauseReminders($input: PauseRemindersInput!) {
    pauseReminders(input: $input) {
      invoice { id updatedAt }
      errors { code path }
    }
  }
`);
