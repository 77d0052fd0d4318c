import { use, useId, type ReactElement } from 'react'
import { PriceScale } from '../../../components/price-scale/index.ts'
import { RangeRows } from '../../../components/range-rows/index.ts'
import { Head, Section, Split } from '#ui/section'
import { amount, sumOf } from '../../../costing/quote.ts'
import type { Quoted } from '../../../costing/quoted.ts'
import { valueIn } from '../../../facts/value.ts'
import { numberIn } from '../../../i18n/number.ts'
import { LanguageContext, useWordsOf } from '../../../i18n/use-words.ts'
import { Sheet } from './sheet.tsx'
import { useQuote } from './use-quote.ts'
import { WORDS } from './words.ts'

interface QuoteProps {
  readonly quote: Quoted
  /** Whether the page's one thread is here. */
  readonly thread?: boolean
}

/** A worked quote: sizes of the work, what moves them, and the sheet whose inputs one may change. */
export function Quote({ quote, thread }: QuoteProps): ReactElement {
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const id = useId()
  const { inputs, change } = useQuote(quote)
  const { days: all } = sumOf(inputs.days, inputs.rate)
  const said = (value: number) => numberIn(language, value)
  return (
    <>
      <Section labelledBy={`${id}scale`}>
        <Head id={`${id}scale`} title={words.scale} size="t3" />
        <PriceScale
          thread={thread}
          points={quote.scale.map(({ name, note, days }) => ({
            name,
            note,
            value: days ?? all,
            size: words.days(days ?? all, said(days ?? all)),
            price: valueIn(language, 'EUR', amount(days ?? all, inputs.rate)),
            current: days === undefined,
          }))}
        />
      </Section>
      <Sheet quote={quote} inputs={inputs} onChange={change} />
      {quote.ranges.length > 0 && (
        <Section flush labelledBy={`${id}ranges`}>
          <Split>
            <Head id={`${id}ranges`} title={words.depends} lead={words.ranges} size="t3" />
            <RangeRows
              rows={quote.ranges.map((range) => ({
                ...range,
                size: words.range(said(range.from), said(range.to)),
              }))}
            />
          </Split>
        </Section>
      )}
    </>
  )
}
