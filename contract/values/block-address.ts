/** A page with this fragment opens its editor at the block. For guests, the fragment means nothing. */
export const blockFragment = (id: string): string => `#baustein-${id}`;

export const blockInFragment = (fragment: string): string | null =>
  /^#baustein-([0-9a-z]{1,32})$/u.exec(fragment)?.[1] ?? null;
