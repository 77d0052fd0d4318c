/** Reads what was counted, for the owner. */
import { CONVERSIONS, isConversion } from '../../audience/conversions.ts'
import { DEPTHS } from '../../audience/dimensions.ts'
import type { ConversionFigures, Figures, Ranked, Totals } from '../../audience/figures.ts'
import { before, daysIn, type AskedPeriod, type Period } from '../../audience/period.ts'
import type { Rows, Statement, Store } from '../store/store.ts'
import type { Kind } from './kinds.ts'

/** Of pages and sources, the first so many are shown: a sheet has them all. */
export const SHOWN = 12

export const readFigures = async (store: Store, period: AskedPeriod): Promise<Figures> => {
  const earlier = before(period)
  const [days = [], sums = [], sumsBefore = [], read = [], pages = [], sources = []] =
    await store.batch([
      daily({ from: earlier.from, to: period.to }),
      summed(period),
      summed(earlier),
      ranked(period, 'read'),
      ranked(period, 'view', SHOWN),
      ranked(period, 'source', SHOWN),
    ])
  const readOf = new Map(rankedIn(read).map(({ value, count }) => [value, count]))
  const small = (kind: Kind) => rankedIn(sums.filter((row) => row['kind'] === kind))
  const depths = new Map(small('depth').map(({ value, count }) => [value, count]))
  const along = (kind: Kind, { from, to }: Period): readonly number[] => {
    const found = new Map(
      days.flatMap((row) =>
        row['kind'] === kind ? [[Number(row['day']), Number(row['count'])]] : [],
      ),
    )
    return daysIn({ from, to }).map((day) => found.get(day) ?? 0)
  }
  return {
    period,
    totals: totalsOf(along('visitor', period), along('view', period), small('conversion')),
    before: totalsOf(
      along('visitor', earlier),
      along('view', earlier),
      rankedIn(sumsBefore.filter((row) => row['kind'] === 'conversion')),
    ),
    visitors: along('visitor', period),
    views: along('view', period),
    visitorsBefore: along('visitor', earlier),
    viewsBefore: along('view', earlier),
    pages: rankedIn(pages).map((page) => ({ ...page, read: readOf.get(page.value) ?? 0 })),
    sources: rankedIn(sources),
    languages: small('language'),
    widths: small('width'),
    depths: DEPTHS.map((depth) => ({
      value: String(depth),
      count: depths.get(String(depth)) ?? 0,
    })),
    conversions: conversionsIn(small('conversion')),
  }
}

/** All of one kind, the most frequent first. */
export const readRanked = async (
  store: Store,
  period: Period,
  kind: Kind,
): Promise<readonly Ranked[]> => rankedIn(await store.execute(ranked(period, kind)))

const argsOf = ({ from, to }: Period): readonly number[] => [from * 24, (to + 1) * 24]

const daily = (period: Period): Statement => ({
  sql: `select hour / 24 as day, kind, sum(count) as count from audience
    where hour >= ?1 and hour < ?2 and kind in ('visitor', 'view') group by 1, 2`,
  args: argsOf(period),
})

const summed = (period: Period): Statement => ({
  sql: `select kind, value, sum(count) as count from audience
    where hour >= ?1 and hour < ?2 and kind in ('language', 'width', 'depth', 'conversion')
    group by kind, value order by 3 desc, value`,
  args: argsOf(period),
})

const ranked = (period: Period, kind: Kind, most = -1): Statement => ({
  sql: `select value, sum(count) as count from audience
    where hour >= ?1 and hour < ?2 and kind = ?3 group by value order by 2 desc, value limit ?4`,
  args: [...argsOf(period), kind, most],
})

const rankedIn = (rows: Rows): readonly Ranked[] =>
  rows.map((row) => ({ value: String(row['value']), count: Number(row['count']) }))

const conversionsIn = (all: readonly Ranked[]): readonly ConversionFigures[] =>
  all.flatMap(({ value, count }) =>
    isConversion(value) ? [{ type: value, count, score: count * CONVERSIONS[value] }] : [],
  )

const totalsOf = (
  visitors: readonly number[],
  views: readonly number[],
  converted: readonly Ranked[],
): Totals => {
  const conversions = conversionsIn(converted)
  return {
    visitors: sum(visitors),
    views: sum(views),
    conversions: sum(conversions.map(({ count }) => count)),
    score: sum(conversions.map(({ score }) => score)),
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
