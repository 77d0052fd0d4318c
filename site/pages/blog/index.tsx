import { useId, type ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Card } from '#ui/card'
import { Heading } from '#ui/heading'
import { Opening } from '../../components/opening/index.ts'
import { Rows } from '#ui/rows'
import { Head, Section, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { Topic } from '../../content/topics.ts'
import { dateIn } from '../../i18n/date.ts'
import { shortDateIn } from './short-date.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { BlogData } from '../../routes/blog.ts'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'
import { Archive } from './archive.tsx'
import { Categories } from './categories.tsx'
import { Figure } from './figure.tsx'
import { useTopic } from './use-topic.ts'
import { WORDS } from './words.ts'

/** [2.1.96] [2.3.76] What there is to read: by subject, the newest, and by month. */
export default function Blog({ page }: ScreenProps): ReactElement {
  const { blog = NOTHING } = page
  const words = useWordsOf(WORDS)
  const id = useId()
  const [chosen, choose] = useTopic(blog.topics)
  const { entries, featured } = blog
  const [first] = entries
  const asked = entries.filter(({ topic }) => topic === chosen)
  const shown = chosen === undefined ? entries.slice(1, 1 + RECENT) : asked
  const nameOf = (topic: Topic | undefined) => blog.topics.find((one) => one.id === topic)?.name
  return (
    <>
      <Opening id="hero" variant="plain" title={page.heading} lead={page.lead} />
      <Categories blog={blog} chosen={chosen} onChoose={choose} />
      {first && (
        <Section id="featured" labelledBy={`${id}featured`} flush>
          <Head id={`${id}featured`} title={words.featured} size="t3" />
          <Card
            layout="beside"
            size="l"
            title={first.name}
            href={first.href}
            text={first.hint}
            figure={featured && <Figure svg={featured} />}
            badges={<Badge tone="ia">{nameOf(first.topic) ?? first.badge}</Badge>}
          >
            <Text tone="muted" size="s">
              {`${dateIn(page.language, first.published)}, ${words.minutes(first.minutes)}`}
            </Text>
          </Card>
        </Section>
      )}
      <Section>
        <Split ratio="8:3">
          <section id="recent" aria-labelledby={`${id}recent`}>
            <Stack gap={5}>
              <Heading id={`${id}recent`} level={2} size="t3">
                {words.recent}
              </Heading>
              <Rows
                layout="links"
                columns={1}
                rows={shown.map((entry) => ({
                  href: entry.href,
                  title: entry.name,
                  text: entry.hint,
                  label: nameOf(entry.topic) ?? entry.badge,
                  meta: (
                    <>
                      <time dateTime={entry.published}>
                        {shortDateIn(page.language, entry.published)}
                      </time>
                      <br />
                      {words.minutes(entry.minutes)}
                    </>
                  ),
                }))}
              />
            </Stack>
          </section>
          <Archive entries={entries} language={page.language} />
        </Split>
      </Section>
      <Ending page={page} />
    </>
  )
}

/** Beside the one that is featured. */
const RECENT = 8
const NOTHING: BlogData = { topics: [], entries: [] }
