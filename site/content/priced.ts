/** A page that may work a quote out. */
import type { z } from 'zod'
import { quote } from './quote.ts'
import { pageRecord } from './schema.ts'

export const pricedRecord = pageRecord.extend({ quote: quote.optional() })
export type PricedRecord = z.infer<typeof pricedRecord>

/** The content of such a page. */
export const definePriced = (record: PricedRecord): PricedRecord => record
