/** From nothing to money, in the order it goes. */
export const tourSteps = ['profile', 'write', 'send', 'paid'] as const;

export type TourStep = (typeof tourSteps)[number];
