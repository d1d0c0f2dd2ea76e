// The word lists of the package have no types; without its index, the large ones stay unread.
declare module "@zxcvbn-ts/language-de/dist/*.json.js" {
  const words: string[];
  export default words;
}
