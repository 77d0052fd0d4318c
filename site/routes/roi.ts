/** What the calculation of a return starts from, and where each number was taken. */
import { factIn, factValue, type ShownFact } from '../facts/facts.ts'
import { shareSaved } from '../tools/roi/compute.ts'
import type { RoiInputs } from '../tools/roi/inputs.ts'
import { entryOf } from './entries.ts'
import type { Language } from './language.ts'
import { linkTo } from './link-to.ts'
import type { LinkItem } from './link-item.ts'
import type { PageId } from './table.ts'

export interface RoiData {
  /** With the gain that a study measured. */
  readonly measured: RoiInputs
  /** The worked example of the page on support. */
  readonly school: RoiInputs
  readonly productivity: ShownFact
  readonly labour: ShownFact
  /** Of the worked example, in dollars a month. */
  readonly model: number
  /** Pages where the other numbers stand. */
  readonly example: LinkItem
  readonly quote: LinkItem
}

export const roiData = (language: Language): RoiData => ({
  measured: MEASURED,
  school: SCHOOL,
  productivity: fact('roi.support-productivity', language),
  labour: fact('use-cases.labour-hour', language),
  model: MODEL,
  example: linkTo(entryOf('cas-usage-chatbot-support'), language),
  quote: linkTo(entryOf('faq-cout-chatbot'), language),
})

/** A month of requests by hand, and the quote of the page on what a chatbot costs. */
const TASK = { volume: 1200, minutes: 6, hourly: factValue('use-cases.labour-hour') }
const QUOTE = { ...quoteOf('faq-cout-chatbot'), running: 30 }

const MEASURED: RoiInputs = {
  ...TASK,
  ...QUOTE,
  share: shareSaved(factValue('roi.support-productivity')),
  upkeep: 4,
}
/** 45 % of the messages are about what it answers, and it settles 70 % of those. */
const SCHOOL: RoiInputs = { ...TASK, ...QUOTE, share: 31.5, upkeep: 12.7 }

/** Tokens read and written: every message is sorted, 540 conversations take two answers each. */
const MODEL =
  (1200 *
    (1200 * factValue('models.claude-haiku-5-5-input') +
      50 * factValue('models.claude-haiku-5-5-output')) +
    1080 *
      (4000 * factValue('models.claude-sonnet-5-5-input') +
        300 * factValue('models.claude-sonnet-5-5-output'))) /
  1_000_000

/** Days and rate of the quote that a page works out. */
function quoteOf(id: PageId): Pick<RoiInputs, 'days' | 'rate'> {
  const { record } = entryOf(id)
  if (!('quote' in record) || !record.quote) throw new Error(`${id} works out no quote`)
  const { lots, rate } = record.quote
  return { days: lots.reduce((sum, lot) => sum + lot.days, 0), rate }
}

const fact = (id: string, language: Language): ShownFact => {
  const found = factIn(id, language)
  if (found === undefined) throw new Error(`no fact is called ${id}`)
  return found
}
