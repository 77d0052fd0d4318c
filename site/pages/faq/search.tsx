/** What answers a question on this page: most readers only read, and never fetch it. */
import { useEffect, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '#ui/button'
import { Head, Section } from '#ui/section'
import { Inline } from '#ui/stack'
import { useWordsOf } from '../../i18n/use-words.ts'
import { useLayout } from '../../router/content.ts'
import { NOTHING, searchWith } from '../explorer/asked.ts'
import { WORDS } from './search-words.ts'

export { matching } from './matching.ts'

/** How long one has to pause before the address says what was typed. */
const PAUSE_MS = 400

interface FoundProps {
  readonly question: string
  readonly count: number
  readonly of: number
  /** What is said where nothing is asked. */
  readonly all: string
}

/** How many there are; the address says what for, so that it can be shared. */
export function Found({ question, count, of, all }: FoundProps): ReactElement {
  const words = useWordsOf(WORDS)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const to = searchWith(search, { ...NOTHING, question })
    if (to === search) return undefined
    // No entry of the history for every pause: back leads to the page one came from.
    const write = () => void navigate({ pathname, search: to, hash }, { replace: true })
    const pause = setTimeout(write, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [question, pathname, search, hash, navigate])
  return <>{question === '' ? all : words.some(count, of)}</>
}

interface NothingProps {
  readonly question: string
  /** Where the whole site is searched. */
  readonly elsewhere: string
  readonly onReset: () => void
}

/** Nothing was found: the ways on. */
export function Nothing({ question, elsewhere, onReset }: NothingProps): ReactElement {
  const words = useWordsOf(WORDS)
  const { contact } = useLayout()
  const [path = '', query = ''] = elsewhere.split('?')
  return (
    <Section tone="sunken">
      <Head size="t3" title={words.noneTitle} lead={words.none} />
      <Inline>
        <Button variant="solid" onClick={onReset}>
          {words.reset}
        </Button>
        <ButtonLink href={contact}>{words.ask}</ButtonLink>
        <ButtonLink href={`${path}${searchWith(query, { question })}`}>{words.explore}</ButtonLink>
      </Inline>
    </Section>
  )
}
