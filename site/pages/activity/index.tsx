import type { ReactElement } from 'react'
import { BarChart } from '#ui/chart'
import { Facts } from '#ui/facts'
import { HeatTable } from '../../components/heat-table/index.ts'
import { Opening } from '../../components/opening/index.ts'
import { Head, row, ruled, Section, Split } from '#ui/section'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Ending } from '../parts/ending.tsx'
import { useDate } from '../parts/use-date.ts'
import { numberIn } from '../../i18n/number.ts'
import type { ScreenProps } from '../screens.ts'
import { momentOf, periodOf } from './moments.ts'
import { WORDS } from './words.ts'

/** [2.1.114] This site's own code: where the work went, when, and what came last. */
export default function Activity({ page }: ScreenProps): ReactElement {
  const date = useDate()
  const { language, history } = page
  const words = useWordsOf(WORDS)
  if (history === undefined) throw new Error('the history was not counted')
  const { areas, periods, step, latest } = history
  const names: Readonly<Record<string, string>> = words.areas
  const nameOf = (area: string) => names[area] ?? area
  const format = (value: number) => numberIn(language, value)
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <Facts
          layout="line"
          data-shared=""
          facts={[
            { icon: 'code', value: words.commits(history.commits) },
            {
              icon: 'clock',
              value: words.counted(date(history.counted.slice(0, 10)), history.commit),
            },
          ]}
        />
      </Opening>
      <Section tone="sunken" labelledBy="when">
        <Head id="when" title={words.whenTitle} lead={words.whenLead[step]} />
        <HeatTable
          name={words.whenName}
          corner={words.area}
          columns={periods.map(({ start }) => periodOf(start, step, language))}
          rows={[
            ...areas.map(({ area }, index) => ({
              header: nameOf(area),
              values: periods.map(({ touched }) => touched[index] ?? 0),
            })),
            { header: words.all, values: periods.map(({ commits }) => commits) },
          ]}
          caption={words.several}
          format={format}
        />
      </Section>
      <Section labelledBy="where">
        <Head id="where" title={words.whereTitle} lead={words.whereLead} />
        <Split ratio="5:7">
          <BarChart
            title={words.chart}
            description={words.chartText}
            words={{ table: words.asTable, category: words.area }}
            categories={areas.map(({ area }) => nameOf(area))}
            series={[{ name: words.chart, values: areas.map(({ commits }) => commits) }]}
            format={format}
          />
          <Facts
            facts={areas.map(({ area, files, lines }) => ({
              term: nameOf(area),
              value: words.size(format(files), format(lines)),
            }))}
          />
        </Split>
      </Section>
      <Section tone="sunken" labelledBy="latest">
        <Head id="latest" title={words.latestTitle} lead={words.latestLead} />
        <ol className={ruled}>
          {latest.map(({ at, subject }) => (
            <li key={at + subject} className={row.two}>
              <Text as="span" tone="muted" figures>
                <time dateTime={at}>{momentOf(at, language)}</time>
              </Text>
              <span lang="en">{subject}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Ending page={page} call={false} />
    </>
  )
}
