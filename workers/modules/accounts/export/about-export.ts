const texts = {
  NB: `Dette er alt vi har om deg.

data.json   det du har skrevet, og hva som har skjedd, tabell for tabell
files/      filene dine; navnet begynner med id-en de har i data.json

Beløp er i øre. Tidspunkter er i UTC. Opplysninger om andre og politiattester er ikke med.
`,
  EN: `This is everything we have about you.

data.json   what you have written and what has happened, table by table
files/      your files; each name begins with the id it has in data.json

Amounts are in øre. Times are in UTC. What is about others, and police certificates, are left out.
`,
};

/** The readme beside the data, for the person who opens the file. */
export const aboutExport = (language: 'NB' | 'EN'): string => texts[language];
