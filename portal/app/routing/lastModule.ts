/** Where a person last worked, so that they land there again. One cookie per user. */
export interface LastModule {
  slug: string;
  module: string;
}

const MONTH = 30 * 24 * 60 * 60;

export const lastModule = {
  read: (userId: string): LastModule | null => {
    const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name(userId)}=`));
    const [slug, module] = decodeURIComponent(cookie?.split('=')[1] ?? '').split('/');
    return slug && module ? { slug, module } : null;
  },
  write: (userId: string, last: LastModule): void => {
    const value = encodeURIComponent(`${last.slug}/${last.module}`);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Firefox.
    document.cookie = `${name(userId)}=${value}; path=/v2; max-age=${MONTH}; samesite=lax`;
  },
};

function name(userId: string): string {
  return `honorar-module-${userId}`;
}
