const whole = (text: string | undefined): number | null => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
};

/** The year in the address, and the page of the history. */
export const payoutsSearch = (raw: Record<string, string>) => ({
  year: whole(raw.year),
  page: whole(raw.page) ?? 1,
});
