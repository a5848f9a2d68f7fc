/** A file of sentences; vite/words.ts makes a module of it. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
