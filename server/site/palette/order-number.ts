const MOST = 2_147_483_647;

/** The order number in what was typed: '1006', '#1006', 'Rechnung 1006 drucken'. null if there is none. */
export function orderNumberIn(typed: string): number | null {
  const digits = /(?:^|[\s#])(\d{1,10})(?=$|[\s.,;])/u.exec(typed)?.[1];
  const number = Number(digits);
  return digits === undefined || number > MOST ? null : number;
}
