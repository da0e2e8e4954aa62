interface Trip {
  purpose: string | null;
  /** `2026-11-03T08:00` */
  departure: string | null;
  return: string | null;
}

const words = {
  nb: {
    purpose: (text: string) => `Formål: ${text}`,
    times: (departure: string, back: string) => `Dro ${departure}, hjemme ${back}`,
    at: (day: string, time: string) => `${day} kl. ${time}`,
  },
  en: {
    purpose: (text: string) => `Purpose: ${text}`,
    times: (departure: string, back: string) => `Left ${departure}, back ${back}`,
    at: (day: string, time: string) => `${day} at ${time}`,
  },
};

/** Words why and when a trip was made, in the same way on paper, in EHF and on screens. Each writes days as it does elsewhere. */
export function tripTexts(trip: Trip, language: string, writeDay: (day: string) => string) {
  const { purpose, times, at } = words[language === 'en' ? 'en' : 'nb'];
  const moment = (text: string) => at(writeDay(text.slice(0, 10)), text.slice(11, 16));
  const { departure, return: back } = trip;
  return [
    ...(trip.purpose ? [purpose(trip.purpose)] : []),
    ...(departure && back ? [times(moment(departure), moment(back))] : []),
  ];
}
