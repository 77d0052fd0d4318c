import { use, type ReactElement } from 'react'
import { Text } from '#ui/text'
import type { ConversionFigures, PageFigures, Ranked } from '../audience/figures.ts'
import { numberIn } from '../i18n/number.ts'
import { LanguageContext, useWordsOf } from '../i18n/use-words.ts'
import * as css from './audience.css.ts'
import { WORDS } from './audience-words.ts'
import { RankedTable } from './ranked-table.tsx'

interface Of<T> {
  readonly labelledBy: string
  readonly rows: readonly T[]
}

/** Pages, how often they were seen, and how often read. */
export function PageRanks({ labelledBy, rows }: Of<PageFigures>): ReactElement {
  const words = useWordsOf(WORDS)
  const number = useNumber()
  const share = shareOf(rows)
  return (
    <>
      <RankedTable
        labelledBy={labelledBy}
        head={[words.page, words.seen, words.read]}
        rows={rows.map(({ value, count, read }) => ({
          key: value,
          name: value,
          href: value,
          share: share(count),
          figures: [number(count), number(read)],
        }))}
      />
      <div className={css.note}>
        <Text size="s" tone="muted">
          {words.readNote}
        </Text>
      </div>
    </>
  )
}

/** Steps towards a contact, and what they are worth together. */
export function ConversionRanks({ labelledBy, rows }: Of<ConversionFigures>): ReactElement {
  const words = useWordsOf(WORDS)
  const number = useNumber()
  const share = shareOf(rows)
  return (
    <RankedTable
      labelledBy={labelledBy}
      head={[words.conversion, words.times, words.score]}
      rows={rows.map(({ type, count, score }) => ({
        key: type,
        name: words.conversionNames[type],
        share: share(count),
        figures: [number(count), number(score)],
      }))}
    />
  )
}

interface ShareRanksProps extends Of<Ranked> {
  /** Of the column of names, and of that of counts. */
  readonly head: readonly [name: string, count: string]
  readonly nameOf: (value: string) => string
  /** What all of it is, where it is not the sum. */
  readonly whole?: number
}

/** Anything else, with its share of the whole. */
export function ShareRanks(props: ShareRanksProps): ReactElement {
  const { labelledBy, rows, head, nameOf } = props
  const number = useNumber()
  const { whole = rows.reduce((sum, { count }) => sum + count, 0) } = props
  return (
    <RankedTable
      labelledBy={labelledBy}
      head={[...head, '%']}
      rows={rows.map(({ value, count }) => ({
        key: value,
        name: nameOf(value),
        share: Math.min(1, count / whole),
        figures: [number(count), number(Math.round((100 * count) / whole))],
      }))}
    />
  )
}

const useNumber = (): ((value: number) => string) => {
  const language = use(LanguageContext)
  return (value) => numberIn(language, value)
}

/** Of the longest. */
const shareOf = (rows: readonly { readonly count: number }[]) => {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (count: number): number => count / most
}
