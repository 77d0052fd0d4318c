import { useMemo, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Opening } from '../../components/opening/index.ts'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { LinkGroup, PageData } from '../../routes/page-data.ts'
import { Ending } from '../parts/ending.tsx'
import { Groups } from '../parts/groups.tsx'
import type { ScreenProps } from '../screens.ts'
import { isNothing, NOTHING, type Choices } from './asked.ts'
import { countsOfAll, filtered, sizeOf } from './counts.ts'
import { Filters } from './filters.tsx'
import { Results } from './results.tsx'
import { useAsked } from './use-asked.ts'
import { useSearch, type Answered } from './use-search.ts'
import { useTrackSearch } from './use-track-search.ts'
import { WORDS, type Words } from './words.ts'

/** [2.1.5] Everything there is, by family; once one asks, what answers the question. */
export default function Explorer({ page }: ScreenProps): ReactElement {
  const { groups, language } = page
  const words = useWordsOf(WORDS)
  const choices = useMemo(() => choicesOf(groups), [groups])
  const { asked, ask, field } = useAsked(choices)
  const idle = isNothing(asked)
  const { answered, failed, prepare, retry } = useSearch(
    language,
    groups,
    idle ? undefined : asked.question.trim(),
  )
  const { type, universe } = asked
  const found = useMemo(
    () => answered && filtered(answered.hits, groups, { type, universe }),
    [answered, groups, type, universe],
  )
  const settled = answered?.question === asked.question.trim()
  useTrackSearch(settled ? asked.question : '', found?.hits.length ?? 0)
  // Drawn again with each letter, it would keep who types waiting.
  const list = useMemo(
    () => <Groups groups={groups.map(explained)} rest={words.rest} />,
    [groups, words],
  )
  const reset = () => {
    ask({ ...NOTHING, type: undefined, universe: undefined })
    // The button goes with what it was below: one goes on where one asked.
    field.current?.focus()
  }
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <Filters
          page={page}
          choices={choices}
          asked={asked}
          counts={found ?? countsOfAll(groups)}
          field={field}
          onAsk={ask}
          onFocus={prepare}
        />
        <Text as="div" tone="muted">
          <output>
            {idle ? words.all(sizeOfAll(groups)) : said(words, sizeOfAll(groups), answered, found)}
          </output>
          {failed && <p>{words.failed}</p>}
          {answered?.partial && <p>{words.partial}</p>}
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
        </Text>
        {(failed || answered?.partial) && <Button onClick={retry}>{words.retry}</Button>}
      </Opening>
      {answered && found ? (
        <Results
          answered={answered}
          settled={settled}
          hits={found.hits}
          lookOf={(family) => groups.find((group) => group.family === family)?.links[0]}
          page={asked.page ?? 1}
          onMore={() => ask({ page: (asked.page ?? 1) + 1 })}
          onReset={reset}
        />
      ) : (
        list
      )}
      <Ending page={page} neighbours={false} />
    </>
  )
}

const choicesOf = (groups: PageData['groups']): Choices => ({
  types: groups.map(({ family }) => family),
  universes: [
    ...new Set(groups.flatMap(({ links }) => links.flatMap(({ universe = [] }) => universe))),
  ],
})

const sizeOfAll = (groups: PageData['groups']): number =>
  groups.reduce((sum, group) => sum + sizeOf(group), 0)

const said = (
  words: Words,
  pages: number,
  answered: Answered | undefined,
  found: { readonly hits: readonly unknown[] } | undefined,
): string => {
  if (!answered || !found) return words.searching
  const { length } = found.hits
  return answered.whole || length === 0 ? words.some(length, pages) : words.closest(length)
}

/** Families whose names alone do not tell which one to choose keep their line. */
const explained = (group: LinkGroup): LinkGroup =>
  group.explained
    ? group
    : {
        ...group,
        links: group.links.map(({ href, name, universe }) => ({
          href,
          name,
          ...(universe && { universe }),
        })),
      }
