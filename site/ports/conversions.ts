import { CONVERSIONS, type ConversionType } from '../audience/conversions.ts'
import { track } from './analytics/track.ts'
import { CONVERSIONS_KEY } from './storage-keys.ts'
import { read, write } from './storage.ts'

export interface Conversion {
  readonly type: ConversionType
  readonly score: number
  /** The page it happened on. */
  readonly path: string
  readonly timestamp: number
}

/** How many a session keeps. */
export const KEPT_CONVERSIONS = 100

/**
 * Keeps an event on the device. Analytics notice clicks by themselves; a `deed`, such as a finished
 * tour, is told to them here, and is sent only where the visitor agreed.
 */
export const convert = (
  type: ConversionType,
  path: string,
  by: 'click' | 'deed' = 'click',
): void => {
  const conversion: Conversion = { type, score: CONVERSIONS[type], path, timestamp: Date.now() }
  const all = [...conversions(), conversion].slice(-KEPT_CONVERSIONS)
  write('sessionStorage', CONVERSIONS_KEY, JSON.stringify(all))
  if (by === 'deed') track('conversion', { type, value: CONVERSIONS[type] })
}

export const conversions = (): readonly Conversion[] => {
  try {
    const all: unknown = JSON.parse(read('sessionStorage', CONVERSIONS_KEY) ?? '[]')
    return Array.isArray(all) ? (all as Conversion[]) : []
  } catch {
    return []
  }
}

/** Pages that a click counts for, by address: the layout's data names them. */
export type ConversionPaths = Readonly<Record<string, ConversionType>>

/** What a click on this leads to, if it counts. */
export const conversionOf = (
  target: Element,
  pages: ConversionPaths,
): ConversionType | undefined => {
  const link = target.closest('a')
  if (!link) return undefined
  if (link.protocol === 'mailto:' || link.protocol === 'tel:') return 'contact_conversion'
  if (link.hasAttribute('download')) return link.pathname.includes('cv') ? 'cv_download' : undefined
  return pages[link.pathname]
}
