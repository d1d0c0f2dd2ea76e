// The package has no types for its word lists. Imports bypass its index, so that the large lists are not read.
declare module "@zxcvbn-ts/language-de/dist/*.json.js" {
  const words: string[];
  export default words;
}
