type Address = { street: string; zip: string; city: string };

export function addressLine({ street, zip, city }: Address): string {
  return [street, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
