import { use, useId, type ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Head, Section, Split } from '#ui/section'
import { Link } from '#ui/link'
import { QuoteSheet } from '../../../components/quote-sheet/index.ts'
import { Stack } from '#ui/stack'
import { Stepper } from '#ui/stepper'
import { Text } from '#ui/text'
import { monthOf } from '../../../costing/month.ts'
import { DAYS, daysIn, rateIn, RATES, sumOf } from '../../../costing/quote.ts'
import type { Quoted } from '../../../costing/quoted.ts'
import { valueIn } from '../../../facts/value.ts'
import { numberIn } from '../../../i18n/number.ts'
import { LanguageContext, useWords, useWordsOf } from '../../../i18n/use-words.ts'
import { scripted } from '../scripted.css.ts'
import { Month } from './month.tsx'
import { NumberField } from './number-field.tsx'
import * as css from './quote.css.ts'
import type { Inputs } from './use-quote.ts'
import { WORDS } from './words.ts'

interface SheetProps {
  readonly quote: Quoted
  readonly inputs: Inputs
  readonly onChange: (next: Partial<Inputs>) => void
}

/** The sheet, the rate beside it, and what both come to in words. */
export function Sheet({ quote, inputs, onChange }: SheetProps): ReactElement {
  const t = useWords()
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const id = useId()
  const { rate, days, usage, model } = inputs
  const sum = sumOf(days, rate)
  const said = (value: number) => numberIn(language, value)
  const euros = (value: number) => valueIn(language, 'EUR', value)
  const total = euros(sum.total)
  return (
    <Section tone="sunken" labelledBy={id}>
      <Split>
        <div>
          <Head
            id={id}
            title={words.title}
            lead={
              <>
                {words.made}{' '}
                <span className={scripted} data-shared="">
                  {words.intro}
                </span>
              </>
            }
            size="t3"
          />
          <Stack gap={5}>
            <div className={scripted}>
              <NumberField
                id={`${id}rate`}
                label={words.rate}
                unit="€"
                first={quote.rate}
                limits={RATES}
                read={rateIn}
                error={words.between(said(RATES.min), said(RATES.max))}
                onValue={(next) => onChange({ rate: next })}
              />
            </div>
            <Link variant="more" href={quote.calculator}>
              {words.calculator}
            </Link>
            <div>
              <Text strong>{words.without}</Text>
              <ul>
                {quote.without.map((each) => (
                  <Text key={each} as="li" tone="muted">
                    {each}
                  </Text>
                ))}
              </ul>
            </div>
          </Stack>
        </div>
        <div>
          <QuoteSheet
            title={words.sheet}
            subject={quote.subject}
            badge={<Badge>{t('page.example')}</Badge>}
            head={words.head}
            lines={quote.lots.map(({ name, note, days: first }, index) => ({
              name,
              note,
              amount: euros(sum.amounts[index]!),
              count: (
                <>
                  <span className={css.printed}>{words.days(first, said(first))}</span>
                  <div className={scripted}>
                    <Stepper
                      aria-label={words.daysOf(name)}
                      labels={{ less: words.less(name), more: words.more(name) }}
                      {...DAYS}
                      defaultValue={first}
                      onChange={({ currentTarget }) => {
                        const next = daysIn(currentTarget.value)
                        if (next !== undefined) onChange({ days: days.with(index, next) })
                      }}
                    />
                  </div>
                </>
              ),
            }))}
            total={{
              label: words.total,
              sum: `${words.days(sum.days, said(sum.days))} × ${euros(rate)}`,
              amount: total,
            }}
          >
            <Month month={quote.month} inputs={inputs} onChange={onChange} />
          </QuoteSheet>
          <output className={css.answer}>
            {words.answer(
              euros(rate),
              words.days(sum.days, said(sum.days)),
              total,
              valueIn(language, 'USD', monthOf(usage, quote.month.models[model]!.prices)),
            )}
          </output>
        </div>
      </Split>
    </Section>
  )
}
