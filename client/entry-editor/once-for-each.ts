/**
 * Memoises a function by object identity. The blocks of a draft are immutable, so a typed letter recomputes one
 * block.
 */
export function onceForEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, { made: Made }>();
  return (given) => {
    const before = known.get(given);
    if (before) return before.made;
    const made = make(given);
    known.set(given, { made });
    return made;
  };
}
