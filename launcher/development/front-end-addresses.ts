import { freePort } from '../free-port.ts';

/** Where Vite serves each front end while it is being worked on. */
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
