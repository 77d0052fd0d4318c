import { useEffect, useState, type ReactElement } from 'react'
import { LoadingLine } from '#ui/loading-line'
import type { ToolWords } from '../../../tools/frame/words.ts'
import { Asking } from './asking.tsx'
import { FormView } from './form-view.tsx'
import { readLink, type Sent as SentAnswers } from './link.ts'
import type { Outcome } from './outcome.ts'
import { ResultView } from './result-view.tsx'
import * as css from './result.css.ts'
import { useSession, type Opening, type Session } from './session.ts'
import { SharedView } from './shared-view.tsx'
import { toldOf, toldOfSent } from './told.ts'
import type { Told, ToolParts } from './tool-parts.ts'

export interface FrameProps<R, W extends ToolWords> {
  readonly parts: ToolParts<R, W>
  readonly words: W
  readonly opening: Opening
}

/** A tool at work: a question, its result, or what somebody else sent. */
export function Frame<R, W extends ToolWords>(props: FrameProps<R, W>): ReactElement | null {
  const { parts, words, opening } = props
  const session = useSession(opening)
  const { place, asked, go, open } = session
  const found = place.at === 'question' ? asked.find(({ id }) => id === place.id) : undefined
  // Pressed before the tool was there, or asked no more: the first that is open stands for it; of
  // nobody who has begun, the first of all, which may be optional.
  const next = isEmpty(session) ? asked[0] : open
  const stand = place.at === 'question' && found === undefined ? next : undefined
  const question = found ?? stand
  const standing = stand?.id
  // Nothing was answered, here or in another tab: there is no such place any more.
  const lost = question === undefined && place.at !== 'shared' && isEmpty(session) && opening.steps
  useEffect(() => {
    if (lost) go({ at: 'start' }, true)
    else if (standing !== undefined) go({ at: 'question', id: standing }, true)
  }, [lost, standing, go])
  if (lost) return null
  if (place.at === 'shared') return <Sent {...props} session={session} hash={place.hash} />
  if (question) return <Asking key={question.id} session={session} question={question} />
  const told = toldOf(parts, words, session)
  const { Result, Before, Below } = parts
  if (opening.steps)
    return (
      <ResultView session={session} outcome={outcomeOf(parts, told)}>
        <Result {...told} />
      </ResultView>
    )
  return (
    <FormView
      session={session}
      outcome={outcomeOf(parts, told)}
      before={Before && <Before {...told} />}
      below={Below && <Below {...told} />}
    >
      <Result {...told} />
    </FormView>
  )
}

interface SentProps<R, W extends ToolWords> extends FrameProps<R, W> {
  readonly session: Session
  readonly hash: string
}

function Sent<R, W extends ToolWords>(props: SentProps<R, W>): ReactElement {
  const { parts, words, session, hash } = props
  const { tool, page, say } = session
  const [sent, setSent] = useState<{ readonly read: SentAnswers | undefined }>()
  useEffect(() => {
    let wanted = true
    void readLink(tool, hash).then((read) => wanted && setSent({ read }))
    return () => {
      wanted = false
    }
  }, [tool, hash])
  if (sent === undefined) return <LoadingLine label={say.progress} />
  const told = sent.read && toldOfSent(parts, words, sent.read.answers, page.language)
  const { Result, Below } = parts
  return (
    <SharedView session={session} sent={sent.read} outcome={told && outcomeOf(parts, told)}>
      {told && (
        <>
          {/* That of a form stands in a column, and brings no room around itself. */}
          <div className={session.steps ? undefined : css.band}>
            <Result {...told} />
          </div>
          {Below && <Below {...told} />}
        </>
      )}
    </SharedView>
  )
}

const outcomeOf = <R, W extends ToolWords>(parts: ToolParts<R, W>, told: Told<R, W>): Outcome => ({
  answers: told.answers,
  now: parts.now?.(told),
  result: () => told.result,
  summary: () => parts.summary(told),
  card: () => parts.card(told),
})

const isEmpty = ({ save }: Session): boolean => Object.keys(save.answers).length === 0
