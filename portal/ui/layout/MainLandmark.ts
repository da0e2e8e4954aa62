import { createContext } from 'react';

/** Whether a frame around the page already is the page's main landmark; there may be only one. */
export const MainLandmark = createContext(false);
