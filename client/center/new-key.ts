// Keys of lines that are added to a form, so that a field stays the same when one before it is removed.

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
