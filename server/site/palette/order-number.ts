const MOST = 2_147_483_647;

/** Finds the order number in a typed text: '1006', '#1006', 'Rechnung 1006 drucken'. Returns null if there is none. */
export function orderNumberIn(typed: string): number | null {
  const digits = /(?:^|[\s#])(\d{1,10})(?=$|[\s.,;])/u.exec(typed)?.[1];
  const number = Number(digits);
  return digits === undefined || number > MOST ? null : number;
}
