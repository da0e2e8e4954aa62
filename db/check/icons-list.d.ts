declare module '@tabler/icons-react/dist/esm/icons-list.mjs' {
  /** The names of all icons, such as `file-invoice`. */
  const names: string[];
  export default names;
}
