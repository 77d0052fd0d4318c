/** A rate in words that travel: as Markdown, and on the card. */
import { numberIn } from '../../../i18n/number.ts'
import type { Card } from '../../../share-card/card.ts'
import { eurosIn, noticeIn, type ToldRate } from './told-rate.ts'

export const summary = (told: ToldRate): string => {
  const { result, words, language } = told
  const { rate, year, days, status, statuses, notices } = result
  const euros = eurosIn(words, language)
  const say = words.summary
  const lines: readonly (readonly [name: string, value: string])[] = [
    [say.rate(words.statuses[status]), euros(rate)],
    [say.days, numberIn(language, days)],
    [say.turnover, euros(year.turnover)],
    [say.contributions, euros(year.contributions)],
    [say.net, euros(year.net / 12)],
    [say.kept, euros(year.kept / 12)],
  ]
  const listed = (rows: readonly (readonly [name: string, value: string])[]) =>
    rows.map((row) => `- ${words.line(...row)}`).join('\n')
  return [
    listed(lines),
    `## ${say.statuses}`,
    listed(
      statuses
        .filter((each) => each.status !== status)
        .map((each): readonly [string, string] => [
          words.statuses[each.status],
          result.goal === 'rate'
            ? words.titleLeft(euros(each.year.net / 12))
            : words.title(euros(each.rate)),
        ]),
    ),
    `## ${say.notes}`,
    listed(notices.map((notice) => noticeIn(notice, told))),
    words.limits,
  ].join('\n\n')
}

/** Says the rate and how it is made; of the income it says nothing. */
export const card = ({ result, words, language }: ToldRate): Card => {
  const { rate, days, status, curve } = result
  const euros = eurosIn(words, language)
  const most = Math.max(...curve.map((point) => point.rate))
  return {
    title: words.cardTitle,
    figure: { value: euros(rate), unit: words.cardUnit },
    shares: curve
      .filter((point) => [80, 120, 160, 200].includes(point.days))
      .map((point) => ({
        name: `${numberIn(language, point.days)}\u00A0${words.day}`,
        share: point.rate / most,
        value: euros(point.rate),
      })),
    inSteps: true,
    next: words.cardNext(numberIn(language, days), words.statuses[status]),
  }
}
