declare module 'virtual:persisted-operations' {
  const ids: Record<string, string>;
  export default ids;
}
