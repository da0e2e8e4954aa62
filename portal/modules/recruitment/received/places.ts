/** Where the applications to the jobs of a team stand, below its account. */
export const RECEIVED = 'recruitmore/received-applications';
