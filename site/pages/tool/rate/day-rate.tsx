import type { ReactElement } from 'react'
import { Callout } from '#ui/callout'
import { Facts } from '#ui/facts'
import { Heading } from '#ui/heading'
import { PartsBar } from '../../../components/parts-bar/index.ts'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { RateResult } from '../../../tools/rate/result.ts'
import * as verdict from '../frame/verdict.css.ts'
import { Curve } from './curve.tsx'
import * as css from './rate.css.ts'
import { answerIn, eurosIn, noticeIn, type ToldRate } from './told-rate.ts'

/** The answer: a rate, or what a rate leaves; what a day is made of; how it hangs on days. */
export function DayRate(told: ToldRate): ReactElement {
  const { result, words, language } = told
  const { goal, rate, year, notices } = result
  const euros = eurosIn(words, language)
  const asksLeft = goal === 'rate'
  const grave = notices.filter((notice) => notice.grave)
  return (
    <Stack gap={5}>
      <Heading level={2} size="t1">
        {asksLeft ? words.left : words.rate}
      </Heading>
      <div className={css.answer}>
        <p>
          <span className={verdict.value}>{euros(answerIn(result))}</span>
        </p>
        <Facts
          facts={[
            { term: words.turnover, value: euros(year.turnover) },
            ...(asksLeft
              ? [{ term: words.kept, value: euros(year.kept / 12) }]
              : [
                  { term: words.half, value: euros(rate / 2) },
                  { term: words.month, value: euros(year.net / 12) },
                  { term: words.kept, value: euros(year.kept / 12) },
                ]),
          ]}
        />
      </div>
      {grave.map((notice) => {
        const [title, text] = noticeIn(notice, told)
        return (
          <Callout key={notice.notice} tone="warning" title={title}>
            <Text>{text}</Text>
          </Callout>
        )
      })}
      <PartsBar
        label={words.made}
        parts={partsOf(result, words).map(({ name, amount }) => ({
          name,
          share: amount,
          value: euros(amount),
        }))}
      />
      <Curve {...told} />
      <Text size="s" tone="muted">
        {words.limits}
      </Text>
    </Stack>
  )
}

/** A day's parts in whole euros, whose sum is the rate: the largest takes what rounding leaves. */
const partsOf = ({ rate, days, year, afterTax }: RateResult, { pieces }: ToldRate['words']) => {
  const { costs, contributions, companyTax, net, kept, incomeTax } = year
  const others = [
    { name: pieces.contributions, amount: contributions },
    { name: pieces.costs, amount: costs },
    { name: pieces.companyTax, amount: companyTax },
    ...(afterTax ? [{ name: pieces.incomeTax, amount: incomeTax }] : []),
  ].map(({ name, amount }) => ({ name, amount: Math.round(amount / days) }))
  const rest = rate - others.reduce((sum, { amount }) => sum + amount, 0)
  const left = (afterTax ? kept : net) > 0 ? rest : 0
  return [{ name: pieces.you, amount: left }, ...others]
}
