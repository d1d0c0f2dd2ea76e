/**
 * Keeps the result for each object. The blocks of a draft never change in place, so of 200 texts a typed letter costs the
 * work for one.
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
