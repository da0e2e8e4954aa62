/** Said to who brings a token that opens no session: they believe to be somebody. */
export const sessionEnded = 'Your session has ended. Sign in again.';
