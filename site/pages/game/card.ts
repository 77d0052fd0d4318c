import { TRAIT_VOCABULARY, type Genome } from '#engine'

/** A genome as a line of text, short enough to be dictated: `KEL402NOA.curious+calm.shy`. */
export const cardOf = ({ dna, dominantTraits, recessiveTraits }: Genome): string =>
  [dna, dominantTraits.join('+'), recessiveTraits.join('+')].join('.')

/** [4.1.41] The other parent's genome, from what a visitor was given; nothing when it is none. */
export const readCard = (text: string): Genome | undefined => {
  const [dna = '', dominant = '', recessive = '', ...more] = text.trim().split('.')
  const dominantTraits = dominant.split('+')
  const recessiveTraits = recessive.split('+')
  const known = [...dominantTraits, ...recessiveTraits].every((trait) => TRAITS.has(trait))
  return DNA.test(dna) && known && more.length === 0
    ? { dna, dominantTraits, recessiveTraits }
    : undefined
}

const DNA = /^[A-Z]{3}\d{3}[A-Z]{3}$/u
const TRAITS: ReadonlySet<string> = new Set(TRAIT_VOCABULARY)
