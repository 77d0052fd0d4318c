import { useMemo, type ReactElement } from 'react'
import { Opening } from '#ui/opening'
import { Text } from '#ui/text'
import type { LinkGroup, PageData } from '../../routes/page-data.ts'
import { Ending } from '../parts/ending.tsx'
import { Groups } from '../parts/groups.tsx'
import type { ScreenProps } from '../screens.ts'
import { isNothing, NOTHING, type Choices } from './asked.ts'
import { Filters } from './filters.tsx'
import { Results } from './results.tsx'
import { useAsked } from './use-asked.ts'
import { useFound, type Found } from './use-found.ts'
import { useTrackSearch } from './use-track-search.ts'
import { WORDS } from './words.ts'

/** [2.1.5] Everything there is, by family; once one asks, what answers the question. */
export default function Explorer({ page }: ScreenProps): ReactElement {
  const choices = useMemo(() => choicesOf(page.groups), [page.groups])
  const { asked, ask, field } = useAsked(choices)
  const found = useFound(page.groups, page.language, asked)
  useTrackSearch(asked.question, found.pages.length)
  const idle = isNothing(asked)
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
          counts={found}
          field={field}
          onAsk={ask}
        />
        <Text as="div" tone="muted">
          <output>{said(page, found, idle)}</output>
          {found.partial && <p>{WORDS[page.language].partial}</p>}
          <noscript>
            <p>{WORDS[page.language].noScript}</p>
          </noscript>
        </Text>
      </Opening>
      {idle ? (
        <Groups groups={page.groups.map(explained)} />
      ) : (
        <Results
          // Another question starts at its first results.
          key={`${asked.question} ${asked.type} ${asked.universe}`}
          language={page.language}
          found={found}
          onReset={reset}
        />
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

const said = ({ groups, language }: PageData, { pages, whole }: Found, idle: boolean): string => {
  const words = WORDS[language]
  const all = groups.reduce((sum, { links }) => sum + links.length, 0)
  if (idle) return words.all(all)
  return whole || pages.length === 0 ? words.some(pages.length, all) : words.closest(pages.length)
}

/** Families whose names alone do not tell which one to choose keep their line. */
const explained = (group: LinkGroup): LinkGroup =>
  EXPLAINED.has(group.family)
    ? group
    : {
        ...group,
        links: group.links.map(({ href, name, universe }) => ({
          href,
          name,
          ...(universe && { universe }),
        })),
      }

const EXPLAINED: ReadonlySet<string> = new Set(['service', 'tool'])
