import { append } from '../hash.ts'
import { isObject } from '../json.ts'
import type { Rng } from '../rng.ts'
import { invalid } from '../refuse.ts'
import type { HandlerA } from './life.ts'
import { freeze } from '../share.ts'

/** What a parent gives on [4.1.38]. */
export interface Genome {
  readonly dna: string
  readonly dominantTraits: readonly string[]
  readonly recessiveTraits: readonly string[]
}

export interface Genetics extends Genome {
  readonly mutations: readonly string[]
  readonly parentage: Parentage
}

export interface Parentage {
  readonly parent1: string | null
  readonly parent2: string | null
  /** The dna of each child. */
  readonly children: readonly string[]
}

/** A child that breeding produced: told in an event, and remembered by its dna. */
export type Child = Genetics

/** [3.1.26] */
export const TRAIT_VOCABULARY = freeze([
  'curious',
  'playful',
  'calm',
  'energetic',
  'friendly',
  'shy',
  'brave',
  'creative',
  'analytical',
  'empathetic',
  'independent',
  'social',
] as const)
export type GeneticTrait = (typeof TRAIT_VOCABULARY)[number]

/** Names for the ultra-rare mutation; the rules leave them open. */
export const MUTATIONS = freeze([
  'iridescent',
  'starlit',
  'chimeric',
  'timeless',
  'prismatic',
] as const)

/** [4.1.39] One in a hundred thousand. */
const MUTATION_ODDS = 100_000

export const DNA = /^[A-Z]{3}\d{3}[A-Z]{3}$/

/** A first-generation genome: 2–3 dominant and 1–2 recessive traits, all distinct. */
export const drawGenome = (dice: Rng): Genome => {
  const left: GeneticTrait[] = [...TRAIT_VOCABULARY]
  const draw = (): GeneticTrait => left.splice(dice.int(0, left.length - 1), 1)[0]!
  return {
    dna: drawDna(dice),
    dominantTraits: Array.from({ length: dice.int(2, 3) }, draw),
    recessiveTraits: Array.from({ length: dice.int(1, 2) }, draw),
  }
}

/** [4.1.37] Where the other parent comes from is the host's affair: it is given as a genome. */
export const breed: HandlerA = (life, command) => {
  const partner = genomeOf(command['with'])
  if (!partner) return invalid('with')
  const { genetics } = life.pet
  const child = cross(genetics, partner, life.dice)
  genetics.parentage.children = append(genetics.parentage.children, child.dna)
  life.emit?.({ type: 'bred', child })
}

const cross = (one: Genome, two: Genome, dice: Rng): Child => ({
  dna: drawDna(dice),
  dominantTraits: firstOf(one.dominantTraits, two.dominantTraits, 2),
  recessiveTraits: firstOf(one.recessiveTraits, two.recessiveTraits, 1),
  mutations: dice.chance(1, MUTATION_ODDS) ? [dice.pick(MUTATIONS)] : [],
  parentage: { parent1: one.dna, parent2: two.dna, children: [] },
})

/** As many traits of each parent, those of both once. */
const firstOf = (one: readonly string[], two: readonly string[], count: number): string[] => [
  ...new Set([...one.slice(0, count), ...two.slice(0, count)]),
]

/** Three letters, three digits, three letters [3.1.14]. */
const drawDna = (dice: Rng): string =>
  'AAA000AAA'.replace(/./g, (kind) =>
    kind === '0' ? String(dice.int(0, 9)) : String.fromCharCode(LETTER_A + dice.int(0, 25)),
  )

const LETTER_A = 65

const genomeOf = (value: unknown): Genome | undefined => {
  if (!isObject(value)) return undefined
  const { dna, dominantTraits, recessiveTraits } = value
  return typeof dna === 'string' &&
    dna !== '' &&
    isTexts(dominantTraits) &&
    isTexts(recessiveTraits)
    ? { dna, dominantTraits, recessiveTraits }
    : undefined
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')
