/**
 * What a page tells of itself when it is left: counts, and nothing of who was there. The page imports
 * types from here and nothing that runs.
 */
import { z } from 'zod'
import { LANGUAGES } from '../routes/language.ts'
import { CONVERSIONS, type ConversionType } from './conversions.ts'
import { DEPTHS, WIDTHS } from './dimensions.ts'

/** More than its size has room for. */
const MOST = 256

const path = z.string().max(300).startsWith('/')

export const report = z.strictObject({
  width: z.enum(WIDTHS),
  /** Host of the site that led here: of the first page of a visit alone, and not where it is this one. */
  source: z.string().max(253).optional(),
  /** Pages seen, each as often as it was. */
  views: z.array(z.tuple([path, z.enum(LANGUAGES)])).max(MOST),
  /** How far pages were read: each depth once a view. */
  reads: z.array(z.tuple([path, z.literal(DEPTHS)])).max(MOST),
  conversions: z.array(z.enum(Object.keys(CONVERSIONS) as [ConversionType])).max(MOST),
})
export type Report = Readonly<z.infer<typeof report>>
