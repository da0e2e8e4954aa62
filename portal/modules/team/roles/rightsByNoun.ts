interface Right {
  action: string;
  about: string;
  roles: readonly string[];
}

/** The roles of a team, from the most rights to the least. */
export const teamRoles = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'] as const;

export type TeamRole = (typeof teamRoles)[number];

/** The actions by the noun they apply to, each with its roles in order. */
export function rightsByNoun(rights: readonly Right[]) {
  const nouns = [...new Set(rights.map(({ about }) => about))];
  return nouns.map((noun) => ({
    noun,
    actions: rights
      .filter(({ about }) => about === noun)
      .map(({ action, roles }) => ({
        action,
        roles: teamRoles.filter((role) => roles.includes(role)),
      })),
  }));
}
