/** What the project gives back and costs, month by month, in three cases. */
import type { Answers } from '../frame/question.ts'
import { computeRoi, type Roi } from '../roi/compute.ts'
import { PER_DAY, TOKENS, USUAL_MODEL } from './assumptions.ts'
import { isModel, MODEL_IDS, pricesOf, type ModelId, type Prices, type Rates } from './models.ts'

/** Every number of the sum, answered or assumed. */
export interface Inputs {
  readonly volume: number
  readonly minutes: number
  readonly share: number
  readonly hourly: number
  readonly days: number
  readonly rate: number
  readonly upkeep: number
  readonly hosting: number
  readonly read: number
  readonly written: number
  readonly prices: Prices
}

export interface Economics {
  readonly inputs: Inputs
  /** Inputs that nobody gave. */
  readonly assumed: readonly Exclude<keyof Inputs, 'volume' | 'minutes'>[]
  /** Of the model, in dollars a month, to the cent. */
  readonly model: number
  /** The same volume with each model, at list prices. */
  readonly models: readonly {
    readonly id: ModelId
    readonly prices: Prices
    readonly month: number
  }[]
  readonly cases: Readonly<Record<Case, Roi>>
  /** Cases a month from which a month brings something in; left out where none does. */
  readonly breakEven?: number
}

/** Less saved and longer to build; as it was told; a little more saved. */
export const CASES = ['prudent', 'told', 'hopeful'] as const
export type Case = (typeof CASES)[number]

/** Projects are late and gains smaller more often than the reverse: the range leans that way. */
export const SPREAD: Readonly<Record<Case, { readonly share: number; readonly days: number }>> = {
  prudent: { share: 0.6, days: 1.5 },
  told: { share: 1, days: 1 },
  hopeful: { share: 1.2, days: 1 },
}

/** @returns nothing where volume or minutes are not known: there is nothing to multiply */
export const economicsOf = (answers: Answers, rates: Rates): Economics | undefined => {
  const volume = number(answers['volume'])
  const minutes = number(answers['minutes'])
  if (volume === undefined || minutes === undefined) return undefined
  const { inputs, assumed } = inputsOf(answers, rates, volume, minutes)
  const model = monthOf(inputs, inputs.prices)
  const breakEven = breakEvenOf(inputs)
  return {
    inputs,
    assumed,
    model,
    models: MODEL_IDS.map((id) => {
      const prices = pricesOf(rates, id, inputs.read)
      return { id, prices, month: monthOf(inputs, prices) }
    }),
    cases: {
      prudent: roiIn('prudent', inputs, model),
      told: roiIn('told', inputs, model),
      hopeful: roiIn('hopeful', inputs, model),
    },
    ...(breakEven !== undefined && { breakEven }),
  }
}

const inputsOf = (answers: Answers, rates: Rates, volume: number, minutes: number) => {
  const tokens = TOKENS[String(answers['job'] ?? 'unsure')] ?? TOKENS['unsure']!
  const guesses = {
    share: 30,
    hourly: rates.hourly,
    days: 14,
    rate: PER_DAY,
    upkeep: 4,
    hosting: 30,
    ...tokens,
  }
  const given = Object.entries(guesses).map(
    ([id, guess]) => [id as keyof typeof guesses, number(answers[id]), guess] as const,
  )
  const numbers = Object.fromEntries(
    given.map(([id, value, guess]) => [id, value ?? guess]),
  ) as Record<keyof typeof guesses, number>
  const prices = chosenPrices(answers, rates, numbers.read)
  const assumed = given.filter(([, value]) => value === undefined).map(([id]) => id)
  return {
    inputs: { volume, minutes, ...numbers, prices: prices ?? pricesOf(rates, USUAL_MODEL) },
    assumed: prices ? assumed : [...assumed, 'prices' as const],
  }
}

const chosenPrices = (answers: Answers, rates: Rates, tokens: number): Prices | undefined => {
  const { model } = answers
  if (isModel(model)) return pricesOf(rates, model, tokens)
  const [read, written] = [number(answers['price-read']), number(answers['price-written'])]
  return read === undefined || written === undefined ? undefined : { read, written }
}

const monthOf = ({ volume, read, written }: Inputs, prices: Prices): number =>
  Math.round((volume * (read * prices.read + written * prices.written)) / 10_000) / 100

const roiIn = (which: Case, inputs: Inputs, model: number): Roi =>
  computeRoi({
    volume: inputs.volume,
    minutes: inputs.minutes,
    hourly: inputs.hourly,
    upkeep: inputs.upkeep,
    rate: inputs.rate,
    share: Math.min(100, inputs.share * SPREAD[which].share),
    days: inputs.days * SPREAD[which].days,
    // A dollar counts as a euro: the result says so.
    running: inputs.hosting + model,
  })

/** What each case brings, less its tokens, has to pay for what a month costs in any case. */
const breakEvenOf = (inputs: Inputs): number | undefined => {
  const { minutes, share, hourly, read, written, prices, upkeep, hosting } = inputs
  const brings = (minutes / 60) * (share / 100) * hourly
  const costs = (read * prices.read + written * prices.written) / 1_000_000
  return brings > costs ? Math.ceil((upkeep * hourly + hosting) / (brings - costs)) : undefined
}

const number = (answer: Answers[string] | undefined): number | undefined =>
  typeof answer === 'number' ? answer : undefined
