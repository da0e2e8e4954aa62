/** Of one user, in this process. A page of the portal has a handful. */
export const mostSubscriptions = 100;
