import type { ReactElement } from 'react'
import { diagram } from '#ui/figure'
import { ThreadPath } from '../../components/thread/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { CaseDrawing as Kind } from '../../owner/schema.ts'
import { WORDS } from './words.ts'

/** What a case is about, at a glance; the thread is for the large one. Decoration: the card says it. */
export function CaseDrawing({ kind }: { kind: Kind }): ReactElement {
  const Drawn = DRAWN[kind]
  return <Drawn />
}

/** Sheets into one index, and the thread from there to an answer. */
function Gather(): ReactElement {
  const words = useWordsOf(WORDS)
  return (
    <svg viewBox="0 0 640 330" aria-hidden="true">
      {[48, 140, 232].map((y) => (
        <rect key={y} className={diagram.node} x="44" y={y} width="120" height="58" rx="14" />
      ))}
      <path
        className={diagram.dotted}
        d="M164 77C230 77 222 152 276 162M164 169H272M164 261C230 261 222 186 276 176"
      />
      <circle className={diagram.node} cx="318" cy="169" r="44" />
      <text className={diagram.label} x="318" y="174">
        {words.index}
      </text>
      <ThreadPath d="M362 169C392 169 398 118 424 118C452 118 456 172 430 172C404 172 408 126 438 126C470 126 470 169 496 169" />
      <rect className={diagram.node} x="496" y="118" width="116" height="102" rx="16" />
      <text className={diagram.label} x="554" y="174">
        {words.answer}
      </text>
    </svg>
  )
}

/** One way in, several ways out. */
function Sort(): ReactElement {
  return (
    <svg viewBox="0 0 260 240" aria-hidden="true">
      <rect className={diagram.node} x="90" y="26" width="80" height="48" rx="14" />
      <path className={diagram.path} d="M112 50h36" />
      <path className={diagram.dotted} d="M130 128C130 160 60 150 60 186M130 128V186" />
      <path className={diagram.path} d="M130 74V128C130 160 200 150 200 186" />
      <circle className={diagram.node} cx="60" cy="200" r="14" />
      <circle className={diagram.node} cx="130" cy="200" r="14" />
      <circle className={diagram.node} cx="200" cy="200" r="14" />
    </svg>
  )
}

/** Figures week by week. */
function Series(): ReactElement {
  return (
    <svg viewBox="0 0 260 240" aria-hidden="true">
      <path className={diagram.dotted} d="M36 60H224M36 120H224M36 180H224" />
      <path
        className={diagram.path}
        d="M36 170C60 170 64 110 88 118C112 126 112 158 136 150C160 142 160 74 184 84C200 92 204 66 224 62"
      />
    </svg>
  )
}

const DRAWN = { gather: Gather, sort: Sort, series: Series } satisfies Record<
  Kind,
  () => ReactElement
>
