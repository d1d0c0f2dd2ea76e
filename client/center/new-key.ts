// Keys of lines in a form. They keep a field's identity when an earlier line is removed.

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
