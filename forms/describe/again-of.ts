/** The second input of a repeated field; it belongs to the form and is never sent. */
export const againOf = (name: string) => `$${name}Again`;

export const isAgain = (name: string) => /^\$\w+Again$/.test(name);
