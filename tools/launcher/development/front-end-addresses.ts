import { freePort } from '../free-port.ts';

/** The addresses at which Vite serves each front end in development. */
export interface FrontEndAddresses {
  portal: string;
  admin: string;
}

/** The addresses of this checkout's Vite; they stay the same from one start to the next. */
export async function frontEndAddresses(dataFolder: string): Promise<FrontEndAddresses> {
  const portal = await freePort(dataFolder, 'vite-portal');
  const admin = await freePort(dataFolder, 'vite-admin');
  return { portal: `http://localhost:${portal}`, admin: `http://localhost:${admin}` };
}
