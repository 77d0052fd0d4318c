/** What a comparison weighs: criteria, a note for each with its reason, and needs with a verdict. */
import { z } from 'zod'
import { factsNamed } from './facts/named.ts'
import { HIGHEST_NOTE, USUAL_SCALE } from './notes.ts'
import { line } from './schema.ts'

const both = (min: number, max: number) =>
  z.strictObject({ fr: line(min, max), en: line(min, max) })

/** A note, and why: in French, in English. A dated value stands there as `:fact[topic.name]`. */
const note = z.tuple([z.int().min(0).max(HIGHEST_NOTE), line(4, 140), line(4, 140)])

/** The verdict of the page's text on a need: how its line begins, and how it goes on. */
const verdict = z.tuple([line(4, 120), line(2, 120)])

const shape = z.strictObject({
  /** The largest weight, and what one step changes; 5 and 1 where left out. */
  scale: z.strictObject({ most: z.int().positive(), step: z.int().positive() }).optional(),
  /** By id, in the order of their letters. */
  criteria: z.record(z.string(), z.strictObject({ name: both(3, 32), note: both(10, 90) })),
  /** By id; of two that are level the first stands above. */
  products: z.record(
    z.string(),
    z.strictObject({ name: both(1, 26), notes: z.record(z.string(), note) }),
  ),
  /** The first is what one finds on arriving. */
  needs: z
    .array(
      z.strictObject({
        name: both(3, 30),
        weights: z.record(z.string(), z.int().min(0)),
        /** Id of the product that the text advises. */
        best: z.string(),
        verdict: z.strictObject({ fr: verdict, en: verdict }),
      }),
    )
    .min(2)
    .max(6),
})

export const weighing = shape.superRefine(({ criteria, products, needs, scale }, context) => {
  const told = (path: readonly PropertyKey[], message: string, input: unknown) =>
    context.issues.push({ code: 'custom', path: [...path], message, input })
  const known = Object.keys(criteria)
  const whole = (path: readonly PropertyKey[], of: Readonly<Record<string, unknown>>) => {
    for (const id of known) if (!(id in of)) told(path, `says nothing of « ${id} »`, of)
    for (const id of Object.keys(of))
      if (!known.includes(id)) told([...path, id], `« ${id} » is no criterion`, of)
  }
  for (const [id, { notes }] of Object.entries(products)) {
    whole(['products', id, 'notes'], notes)
    for (const [criterion, [, ...reasons]] of Object.entries(notes))
      for (const fact of reasons.flatMap(factsNamed).filter(({ found }) => !found))
        told(['products', id, 'notes', criterion], `there is no fact « ${fact.id} »`, reasons)
  }
  const { most, step } = scale ?? USUAL_SCALE
  needs.forEach(({ weights, best }, index) => {
    whole(['needs', index, 'weights'], weights)
    if (!(best in products)) told(['needs', index, 'best'], `« ${best} » is no product`, best)
    for (const [id, weight] of Object.entries(weights))
      if (weight > most || weight % step > 0)
        told(['needs', index, 'weights', id], `goes up to ${most} by ${step}`, weight)
    if (Object.values(weights).every((weight) => weight === 0))
      told(['needs', index, 'weights'], 'weighs nothing: raise one', weights)
  })
})
export type Weighing = z.infer<typeof weighing>

/** The same, its criteria known to the compiler: no note and no weight is forgotten. */
export interface WeighingOf<Criterion extends string> extends Omit<
  Weighing,
  'criteria' | 'products' | 'needs'
> {
  readonly criteria: Record<Criterion, Weighing['criteria'][string]>
  readonly products: Record<
    string,
    {
      readonly name: Weighing['products'][string]['name']
      readonly notes: Record<NoInfer<Criterion>, Weighing['products'][string]['notes'][string]>
    }
  >
  readonly needs: (Omit<Weighing['needs'][number], 'weights'> & {
    readonly weights: Record<NoInfer<Criterion>, number>
  })[]
}
