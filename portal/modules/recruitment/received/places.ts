/** The path of received applications below the team's account. */
export const RECEIVED = 'recruitmore/received-applications';
