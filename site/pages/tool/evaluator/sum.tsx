import type { ReactElement } from 'react'
import { LineChart } from '#ui/chart'
import { Head, Section } from '#ui/section'
import { Stack } from '#ui/stack'
import { Table } from '#ui/table'
import { numberIn } from '../../../i18n/number.ts'
import { CASES, type Economics } from '../../../tools/evaluator/economics.ts'
import type { Roi } from '../../../tools/roi/compute.ts'
import { amounts } from '../frame/amounts.css.ts'
import { euros, type ToldEvaluation } from './told-in-words.ts'

type SumProps = ToldEvaluation

/** The sum in three cases, and how it adds up over two years. */
export function Sum({ result, words, language }: SumProps): ReactElement {
  const { economics } = result
  return (
    <Section labelledBy="sum">
      <Head
        id="sum"
        title={words.sumTitle}
        lead={economics ? words.sumText : words.noSum}
        size="t3"
      />
      {economics && (
        <Stack gap={6}>
          <Stack gap={4}>
            <Table
              dense
              className={amounts}
              name={words.sumTitle}
              head={['', ...CASES.map((each) => words.cases[each])]}
              rows={LINES.map((line) => ({
                header: words.lines[line],
                cells: CASES.map((each) =>
                  lineText(line, economics.cases[each], economics, { words, language }),
                ),
                verdict: line === 'months',
              }))}
            />
            <p>
              {economics.breakEven === undefined
                ? words.noBreakEven
                : words.breakEven(numberIn(language, economics.breakEven))}
            </p>
          </Stack>
          <LineChart
            title={words.chartTitle}
            description={words.chartText}
            caption={words.chartText}
            words={{ table: words.table, category: words.month }}
            x={MONTHS}
            ticks={MONTHS.filter((month) => month % 6 === 0)}
            marks={[12, 24]}
            formatX={(month) => String(month)}
            format={(value) => euros(value, language)}
            thread={false}
            series={CASES.map((each) => ({
              name: words.cases[each],
              highlight: each === 'told',
              values: MONTHS.map((month) => gainAfter(month, economics.cases[each])),
            }))}
          />
        </Stack>
      )}
    </Section>
  )
}

const LINES = ['back', 'worth', 'running', 'monthly', 'cost', 'year', 'months'] as const

const MONTHS = Array.from({ length: 13 }, (_, index) => index * 2)

const gainAfter = (months: number, { monthly, cost }: Roi): number =>
  Math.round(months * monthly - cost)

const lineText = (
  line: (typeof LINES)[number],
  roi: Roi,
  { inputs, model }: Economics,
  { words, language }: Pick<SumProps, 'words' | 'language'>,
): string => {
  if (line === 'running') return euros(inputs.hosting + model, language)
  if (line === 'back') return numberIn(language, roi.back)
  if (line !== 'months') return euros(roi[line], language)
  return roi.months === undefined ? words.never : words.monthsOf(numberIn(language, roi.months))
}
