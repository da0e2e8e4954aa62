/** What a picture of an account may be; the form says the same to the server. */
export const pictureLimits = {
  maxBytes: 5_000_000,
  contentTypes: ['image/png', 'image/jpeg', 'image/webp'],
};
