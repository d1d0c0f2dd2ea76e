// The key of a row in a form. With this key, the fields of a row keep their input when an earlier row is removed.

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
