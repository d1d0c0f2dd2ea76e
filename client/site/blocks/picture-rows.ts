/**
 * Splits two or more pictures into rows of two and three, so that no row has a single picture. Examples: 2, 3, 2+2,
 * 2+3, 3+3, 2+2+3.
 */
export function rowsOf<T>(pictures: readonly T[]): T[][] {
  const count = Math.ceil(pictures.length / 3);
  return Array.from({ length: count }, (_, row) =>
    pictures.slice(Math.floor((row * pictures.length) / count), Math.floor(((row + 1) * pictures.length) / count)),
  );
}
