/**
 * What Playwright finds the files of a story by: what they are called begins so, whatever the folders
 * are called that the checkout is in.
 */
export const storyPattern = (name: string): string => `/${name}[^/]*$`;
