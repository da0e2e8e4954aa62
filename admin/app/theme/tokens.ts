/** The colours of the house in one mode. Text pairs hold 4.5 : 1, which a test measures. */
export interface Tokens {
  paper: string;
  surface: string;
  sunken: string;
  ink: string;
  quiet: string;
  edge: string;
  pine: string;
  onPine: string;
  moss: string;
  amber: string;
  amberFill: string;
  rust: string;
  rustFill: string;
  fjord: string;
  fjordFill: string;
}

/** Amber, rust and fjord are the text tones; `…Fill` the quiet ground below them. */
export const tokens: { light: Tokens; dark: Tokens } = {
  light: {
    paper: '#FAF8F4',
    surface: '#FFFFFF',
    sunken: '#F3F0E9',
    ink: '#1B2420',
    quiet: '#57625C',
    edge: '#DDD8CD',
    pine: '#0E5A47',
    onPine: '#FFFFFF',
    moss: '#DCE7DF',
    amber: '#85530C',
    amberFill: '#FBEBCF',
    rust: '#A03A24',
    rustFill: '#F8E2DC',
    fjord: '#28598F',
    fjordFill: '#DFEAF5',
  },
  dark: {
    paper: '#111714',
    surface: '#18201C',
    sunken: '#0D120F',
    ink: '#ECEAE3',
    quiet: '#A5B0A9',
    edge: '#333E38',
    pine: '#74C7AC',
    onPine: '#0B1F18',
    moss: '#223A30',
    amber: '#EDBB6C',
    amberFill: '#3A2C12',
    rust: '#F0A08C',
    rustFill: '#40211A',
    fjord: '#93C0EC',
    fjordFill: '#1B2F45',
  },
};
