// The package has no types for its word lists. Each list is imported on its own, because the index loads all of them.
declare module "@zxcvbn-ts/language-de/dist/*.json.js" {
  const words: string[];
  export default words;
}
