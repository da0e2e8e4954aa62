export interface Person {
  firstName: string;
  lastName: string;
  name: string;
  email: string;
}

/** A new person with a unique name, to be found in lists that other tests fill as well. */
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
