// The package has no types for its word lists. The imports bypass its index, so that its large lists are not loaded.
declare module "@zxcvbn-ts/language-de/dist/*.json.js" {
  const words: string[];
  export default words;
}
