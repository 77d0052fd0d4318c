import { useEffect, useId, useRef, type ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Rows } from '#ui/rows'
import { Head, Section } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import { useWordsOf } from '../../i18n/use-words.ts'
import { useLayout } from '../../router/content.ts'
import type { LinkItem } from '../../routes/page-data.ts'
import type { Hit, Result } from '../../search/page.ts'
import { useResults } from './use-results.ts'
import type { Answered } from './use-search.ts'
import { WORDS } from './words.ts'

interface ResultsProps {
  readonly answered: Answered
  /** Whether that is what is asked now. */
  readonly settled: boolean
  /** Those of the answer that the filters leave. */
  readonly hits: readonly Hit[]
  /** How pages of a family look in lists. */
  readonly lookOf: (family: string) => Pick<LinkItem, 'badge' | 'universe'> | undefined
  /** How many screenfuls are wanted. */
  readonly page: number
  readonly onMore: () => void
  readonly onReset: () => void
}

/** The pages that were found, a screenful at first; where there are none, the ways out. */
export function Results(props: ResultsProps): ReactElement {
  const { answered, settled, hits, lookOf, page, onMore, onReset } = props
  const { contact } = useLayout()
  const words = useWordsOf(WORDS)
  const id = useId()
  const { results, pending } = useResults(answered, hits, FIRST + (page - 1) * MORE)
  const hidden = hits.length - results.length
  const list = useRef<HTMLDivElement>(null)
  const continued = useRef<number>(undefined)
  // The button may go with what it showed last: one goes on at the first page that is new.
  useEffect(() => {
    const at = continued.current
    if (at === undefined || results.length <= at) return
    continued.current = undefined
    list.current?.querySelectorAll('a')[at]?.focus()
  }, [results])
  return (
    <Section tone="sunken" labelledBy={id}>
      {hits.length === 0 ? (
        <>
          <Head id={id} size="t3" title={words.noneTitle} lead={words.none} />
          <Inline>
            <Button variant="solid" onClick={onReset}>
              {words.reset}
            </Button>
            <ButtonLink href={contact}>{words.ask}</ButtonLink>
          </Inline>
        </>
      ) : (
        <>
          <Head id={id} size="t3" title={words.results} />
          <Stack gap={6}>
            <div ref={list}>
              <Rows
                layout="links"
                columns={1}
                rows={results.map((result) => ({
                  href: addressOf(result),
                  title: result.name,
                  text: [lookOf(result.family)?.badge, ...saidOf(result)]
                    .filter(Boolean)
                    .join(' · '),
                  universe: lookOf(result.family)?.universe,
                }))}
              />
            </div>
            <Inline>
              {hidden > 0 && (
                <Button
                  busy={pending || !settled}
                  onClick={() => {
                    continued.current = results.length
                    onMore()
                  }}
                >
                  {words.more(Math.min(hidden, MORE))}
                </Button>
              )}
              <Button variant="ghost" onClick={onReset}>
                {words.reset}
              </Button>
            </Inline>
          </Stack>
        </>
      )}
    </Section>
  )
}

/** The first ones, then as many more each time. */
const [FIRST, MORE] = [10, 20]

/** A section has an address of its own, before what the address asks. */
const addressOf = ({ href, anchor }: Result): string => (anchor ? `${href}#${anchor}` : href)

const saidOf = ({ hint, heading, excerpt = hint }: Result): readonly string[] =>
  heading === undefined ? [excerpt] : [heading, excerpt]
