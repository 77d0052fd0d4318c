/** The number by which an n8n knows a template: the same for a slug, whatever else the library holds. */
export const templateNumber = (slug: string): number => {
  // FNV-1a, without its highest bit: no program takes the number for a negative one.
  let sum = 0x811c9dc5
  for (const letter of slug) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193)
  return sum & 0x7fffffff
}

/** @throws where two of them would have the same number: one has to be renamed before it is published */
export const templateNumbers = (slugs: readonly string[]): ReadonlyMap<string, number> => {
  const numbers = new Map(slugs.map((slug) => [slug, templateNumber(slug)]))
  const twice = [...numbers].find(([slug, number]) =>
    [...numbers].some(([other, same]) => same === number && other !== slug),
  )
  if (twice) throw new Error(`${twice[0]} has the number of another template`)
  return numbers
}
