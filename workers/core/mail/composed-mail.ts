/** The content of a mail in both forms. The task chooses the recipients. */
export type ComposedMail = { subject: string; text: string; html: string };
