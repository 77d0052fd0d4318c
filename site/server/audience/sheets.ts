/** What was counted, for spreadsheets: one for each part of the page. */
import { CONVERSIONS, isConversion } from '../../audience/conversions.ts'
import { before, daysIn, isoDay, type AskedPeriod } from '../../audience/period.ts'
import { csvOf } from '../csv.ts'
import type { Store } from '../store/store.ts'
import { readFigures, readRanked } from './figures.ts'

export const SHEETS = [
  'days',
  'pages',
  'sources',
  'languages',
  'widths',
  'depths',
  'conversions',
] as const
export type SheetName = (typeof SHEETS)[number]

/** @returns its text, with what is in no page's list too */
export const sheetOf = async (
  store: Store,
  period: AskedPeriod,
  name: SheetName,
): Promise<string> => {
  if (name === 'days') {
    const { visitors, views, visitorsBefore, viewsBefore } = await readFigures(store, period)
    const earlier = daysIn(before(period))
    return csvOf(
      ['day', 'visitors', 'views', 'day_before', 'visitors_before', 'views_before'],
      daysIn(period).map((day, at) => [
        isoDay(day),
        visitors[at]!,
        views[at]!,
        isoDay(earlier[at]!),
        visitorsBefore[at]!,
        viewsBefore[at]!,
      ]),
    )
  }
  const all = await readRanked(store, period, KIND_OF[name])
  if (name === 'pages') {
    const read = new Map(
      (await readRanked(store, period, 'read')).map(({ value, count }) => [value, count]),
    )
    const rows = all.map(({ value, count }) => [value, count, read.get(value) ?? 0])
    return csvOf(['page', 'views', 'read'], rows)
  }
  if (name === 'conversions') {
    const rows = all.flatMap(({ value, count }) =>
      isConversion(value) ? [[value, count, count * CONVERSIONS[value]]] : [],
    )
    return csvOf(['conversion', 'count', 'score'], rows)
  }
  return csvOf(
    [KIND_OF[name], 'count'],
    all.map(({ value, count }) => [value, count]),
  )
}

const KIND_OF = {
  pages: 'view',
  sources: 'source',
  languages: 'language',
  widths: 'width',
  depths: 'depth',
  conversions: 'conversion',
} as const
