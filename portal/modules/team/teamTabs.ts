/** The pages of a team, as their addresses end. */
export const teamTabs = ['members', 'departments', 'roles'] as const;

export type TeamTab = (typeof teamTabs)[number];
