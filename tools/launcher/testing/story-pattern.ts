/**
 * The pattern by which Playwright finds the files of an end-to-end test: file names with this prefix,
 * independent of the folders of the checkout.
 */
export const storyPattern = (name: string): string => `/${name}[^/]*$`;
