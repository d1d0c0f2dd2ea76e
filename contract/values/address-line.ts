type Address = { street: string; zip: string; city: string };

/** 'Am Hang 7, 98999 Sonnenau'; '' without an address. Without zod, because the client imports this file. */
export function addressLine({ street, zip, city }: Address): string {
  return [street, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
