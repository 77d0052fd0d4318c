import { useEffect, useState, type FormEvent, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { hidden } from '#ui/field'
import { Heading } from '#ui/heading'
import { Icon } from '#ui/icon'
import { Lead, unbroken } from '#ui/text'
import { beginPage } from '../../../layout/move-focus.ts'
import type { Question } from '../../../tools/frame/question.ts'
import * as css from './asking.css.ts'
import { Beside } from './beside.tsx'
import { controlId } from './control-id.ts'
import { wordsOf } from './control-props.ts'
import { Control } from './control.tsx'
import { KeysHint } from './keys-hint.tsx'
import { ProgressHead } from './progress-head.tsx'
import type { Session } from './session.ts'
import { useKeys } from './use-keys.ts'

/** One question: where one is, what is asked, the ways on and back, and what was said so far. */
export function Asking({ session, question }: AskingProps): ReactElement {
  const { say, asked, answers, open, go } = session
  const { id } = question
  const words = wordsOf(session, question)
  const [missing, setMissing] = useState(false)
  const answer = answers[id] ?? (question.kind === 'amount' ? question.start : undefined)
  // Nothing stands there, and nothing has to: to go on is to leave it out.
  const skips = question.optional === true && answer === undefined
  const index = asked.indexOf(question)
  const place = index + 1
  const before = asked[index - 1]
  const next = asked[index + 1]
  const { reach } = session
  // Each question begins at its title, which a screen reader then says with its number.
  useEffect(() => {
    reach(id)
    scrollTo(0, 0)
    beginPage('')
  }, [id, reach])

  const goOn = () => {
    if (next) return go({ at: 'question', id: next.id })
    // What another answer brought up on the way has to be answered too.
    if (open && open.id !== id) return go({ at: 'question', id: open.id })
    session.settle()
    return go({ at: 'result' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer === undefined && question.optional !== true) {
      setMissing(true)
      document.getElementById(controlId(id))?.focus()
      return
    }
    if (answers[id] === undefined && answer !== undefined) session.answer(id, answer)
    goOn()
  }
  const back = () => go(before ? { at: 'question', id: before.id } : { at: 'start' })
  const form = useKeys(controlId(id), back)
  const part = session.words.parts[question.part] ?? ''
  return (
    <div className={css.page}>
      <ProgressHead session={session} place={place} part={part} />
      <div className={css.columns}>
        <form className={css.form} ref={form} noValidate onSubmit={submit}>
          <Heading level={1} size="t4" className={css.title}>
            <span className={hidden}>{`${say.place(place, asked.length, part)}. `}</span>
            {unbroken(words.ask)}
          </Heading>
          {words.help && <Lead>{words.help}</Lead>}
          <div className={css.control}>
            <Control
              alone
              opening={session}
              question={question}
              answer={answer}
              error={missing && answer === undefined ? say.missing[question.kind] : undefined}
              onAnswer={(given) => session.answer(id, given)}
            />
          </div>
          <div className={css.foot}>
            <Button variant="ghost" className={css.back} onClick={back}>
              <Icon name="right" />
              <span>{before ? say.question(place - 1) : say.toBegin}</span>
            </Button>
            {question.optional && !skips && answers[id] === undefined && (
              <Button
                onClick={() => {
                  session.answer(id, undefined)
                  goOn()
                }}
              >
                {say.skip}
              </Button>
            )}
            {!open && next && <Button onClick={() => goToResult(session)}>{say.toResult}</Button>}
            <Button type="submit" variant="solid">
              {next ? (skips ? say.skip : say.next) : say.toResult}
              <Icon name="arrow" />
            </Button>
          </div>
          <KeysHint question={question} say={say} />
        </form>
        <Beside session={session} question={question} />
      </div>
    </div>
  )
}

interface AskingProps {
  readonly session: Session
  readonly question: Question
}

const goToResult = ({ settle, go }: Session): void => {
  settle()
  go({ at: 'result' })
}
