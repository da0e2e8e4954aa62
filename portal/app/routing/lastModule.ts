import { browserStorage } from '#shared/browser-storage.ts';

/** The account and module last worked in, so that the user returns there. One cookie per user. */
export interface LastModule {
  slug: string;
  module: string;
}

export const lastModule = {
  read: (userId: string): LastModule | null => {
    const [slug, module] = (browserStorage.cookies.read(name(userId)) ?? '').split('/');
    return slug && module ? { slug, module } : null;
  },
  write: (userId: string, last: LastModule): void => {
    const options = { path: '/v2', days: 30 };
    browserStorage.cookies.write(name(userId), `${last.slug}/${last.module}`, options);
  },
};

function name(userId: string): string {
  return `honorar-module-${userId}`;
}
