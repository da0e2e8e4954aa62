export interface Person {
  firstName: string;
  lastName: string;
  name: string;
  email: string;
}

/** Somebody nobody has met, whose name tells her apart in lists that other stories fill as well. */
export function makePerson(): Person {
  const letters = Array.from(
    { length: 5 },
    () => 'abdefgiklmnorstuv'[Math.floor(Math.random() * 17)],
  );
  const lastName = `Ny${letters.join('')}`;
  return {
    firstName: 'Nina',
    lastName,
    name: `Nina ${lastName}`,
    email: `nina.${lastName.toLowerCase()}@story.example`,
  };
}
