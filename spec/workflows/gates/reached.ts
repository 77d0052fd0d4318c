/** The nodes that links lead to, those that they start from included. */
export const reachedFrom = (
  starts: readonly string[],
  links: readonly { readonly from: string; readonly to: string }[],
): ReadonlySet<string> => {
  const reached = new Set(starts)
  for (const name of reached) for (const { from, to } of links) if (from === name) reached.add(to)
  return reached
}
