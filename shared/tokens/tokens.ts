/** Every colour of one scheme. Screens use these names and never a colour of their own. */
export interface Tokens {
  paper: string;
  surface: string;
  sunken: string;
  ink: string;
  muted: string;
  line: string;
  edge: string;
  pine: string;
  pineFill: string;
  pineHover: string;
  onPine: string;
  moss: string;
  onMoss: string;
  amber: string;
  amberSoft: string;
  rust: string;
  rustSoft: string;
  fjord: string;
  fjordSoft: string;
  partVat: string;
  partFee: string;
  partEmployer: string;
  partTax: string;
  partYours: string;
}

/**
 * The palette. The five parts of the breakdown go from light to dark in the order they are shown, so that
 * they stay distinguishable in greyscale and for colour-blind users; a test measures it.
 */
export const tokens: { light: Tokens; dark: Tokens } = {
  light: {
    paper: '#FAF8F4',
    surface: '#FFFFFF',
    sunken: '#F1EEE7',
    ink: '#1B2420',
    muted: '#56625B',
    line: '#E4DFD5',
    edge: '#8A8F86',
    pine: '#0E5A47',
    pineFill: '#0E5A47',
    pineHover: '#0A4537',
    onPine: '#FFFFFF',
    moss: '#DCE7DF',
    onMoss: '#0E4A3B',
    amber: '#85540B',
    amberSoft: '#FAEBD0',
    rust: '#A43B25',
    rustSoft: '#F8E2DB',
    fjord: '#265C93',
    fjordSoft: '#E0EAF5',
    partVat: '#C6D6E6',
    partFee: '#DFAE55',
    partEmployer: '#8F94C4',
    partTax: '#B0593F',
    partYours: '#0E5A47',
  },
  dark: {
    paper: '#111714',
    surface: '#18201C',
    sunken: '#0D120F',
    ink: '#EDF0EB',
    muted: '#A6B2AA',
    line: '#2A342F',
    edge: '#6F7B74',
    pine: '#7FCDB4',
    pineFill: '#7FCDB4',
    pineHover: '#9ADBC6',
    onPine: '#0B1A15',
    moss: '#213229',
    onMoss: '#BFE3D4',
    amber: '#E6B15C',
    amberSoft: '#35290F',
    rust: '#F0937C',
    rustSoft: '#3B1E17',
    fjord: '#8DB9E8',
    fjordSoft: '#182A3D',
    partVat: '#41586F',
    partFee: '#9A7226',
    partEmployer: '#8A90C6',
    partTax: '#E9A48D',
    partYours: '#A5E8D3',
  },
};
