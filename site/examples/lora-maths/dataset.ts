/** Examples that may be trained on: read, checked, without duplicates, and split by client. */

export const LABELS = ['delay', 'damage', 'billing', 'wrong item'] as const
export type Label = (typeof LABELS)[number]

export interface Example {
  readonly id: string
  readonly client: string
  readonly input: string
  readonly label: Label
}

export interface Fault {
  readonly line: number
  readonly what: string
}

/** Every line is an example or a fault with its number; nothing is dropped in silence. */
export const readLines = (text: string): { examples: Example[]; faults: Fault[] } => {
  const examples: Example[] = []
  const faults: Fault[] = []
  for (const [at, line] of text.trimEnd().split('\n').entries())
    try {
      examples.push(checked(JSON.parse(line)))
    } catch (error) {
      const what =
        error instanceof Error && !(error instanceof SyntaxError) ? error.message : 'no JSON'
      faults.push({ line: at + 1, what })
    }
  return { examples, faults }
}

const checked = (read: unknown): Example => {
  const { id, client, input, label } = read as Record<keyof Example, unknown>
  const known = LABELS.find((each) => each === label)
  if (known === undefined) throw new Error(`unknown label: ${String(label)}`)
  if (typeof client !== 'string' || client === '') throw new Error('no client')
  if (typeof input !== 'string' || input.trim() === '') throw new Error('no input')
  return { id: String(id), client, input, label: known }
}

/** Pairs that say nearly the same. Two labels for one text are a fault; one label is a duplicate. */
export const pairsOf = (examples: readonly Example[], least = 0.6) =>
  examples.flatMap((first, at) =>
    examples.slice(at + 1).flatMap((second) => {
      const alike = likeness(first.input, second.input)
      if (alike < least) return []
      return [{ first, second, alike, disagree: first.label !== second.label }]
    }),
  )

/** The first of two that agree; neither of two that do not, until a person has decided. */
export const cleaned = (examples: readonly Example[]): readonly Example[] => {
  const pairs = pairsOf(examples)
  const out = new Set(
    pairs.flatMap(({ first, second, disagree }) => (disagree ? [first, second] : [second])),
  )
  return examples.filter((example) => !out.has(example))
}

/** Share of runs of three letters that both texts have, of all that either has. */
export const likeness = (left: string, right: string): number => {
  const [a, b] = [runsOf(left), runsOf(right)]
  const both = [...a].filter((run) => b.has(run)).length
  return both / Math.max(1, a.size + b.size - both)
}

const runsOf = (text: string): ReadonlySet<string> => {
  const letters = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return new Set(Array.from(letters, (_, at) => letters.slice(at, at + 3)).slice(0, -2))
}

/** All of a client's examples go to one side, the same one at each run. */
export const sideOf = ({ client }: Pick<Example, 'client'>, share = 0.25) =>
  hash(client) / 2 ** 32 < share ? 'validation' : 'train'

/** FNV-1a, then mixed as MurmurHash3 does: names that look alike land far apart. */
const hash = (text: string): number => {
  let value = 0x81_1c_9d_c5
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01_00_01_93)
  value = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2_b2_ae_35)
  return (value ^ (value >>> 16)) >>> 0
}
