// The site's address in one line. Without zod, because the client imports this file.

type Address = { street: string; zip: string; city: string };

/** 'Am Hang 7, 98999 Sonnenau'; '' if the settings have no address. */
export function addressLine({ street, zip, city }: Address): string {
  return [street, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
