import { useMemo } from 'react';
import { useMessages } from '../../ui/texts.ts';

/** ISO 3166 codes of the countries an address can be in; their names come from the browser. */
const countryCodes: string[] = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS ' +
  'BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ' +
  'ER ES ET FI FJ FM FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GU GW GY HK HN HR HT HU ID ' +
  'IE IL IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS ' +
  'LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO ' +
  'NP NR NU NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK ' +
  'SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ ' +
  'VA VC VE VN VU WS XK YE ZA ZM ZW'
).split(' ');

const served = ['NO', 'SE', 'DK', 'FI'];

/** The countries to choose from, after an empty option. */
export function useCountries(): { value: string; label: string }[] {
  const { language } = useMessages();
  return useMemo(() => [{ value: '', label: '' }, ...countriesIn(language)], [language]);
}

/** Every country by its name in a language, the four we serve first. */
export function countriesIn(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const labelled = (value: string) => ({ value, label: names.of(value) ?? value });
  const rest = countryCodes
    .filter((code) => !served.includes(code))
    .map(labelled)
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return [...served.map(labelled), ...rest];
}
