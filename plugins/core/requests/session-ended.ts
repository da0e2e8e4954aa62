/** The message for a token that opens no session. */
export const sessionEnded = 'Your session has ended. Sign in again.';
