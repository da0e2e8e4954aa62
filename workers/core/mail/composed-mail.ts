/** What a mail says, in both forms. Who gets it is the task's to know. */
export type ComposedMail = { subject: string; text: string; html: string };
