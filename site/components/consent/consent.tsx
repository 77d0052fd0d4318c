import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { title } from '#ui/section'
import { Switch } from '#ui/switch'
import * as css from './consent.css.ts'

export interface ConsentPurpose {
  id: string
  title: string
  text: string
}

export interface ConsentWords {
  title: string
  text: string
  /** What the site cannot do without, and nobody is asked about. */
  necessary: { title: string; text: string; always: string }
  refuse: string
  accept: string
  keep: string
}

/** By purpose: whether the visitor agrees. */
export type ConsentAnswer = Readonly<Record<string, boolean>>

export interface ConsentProps {
  words: ConsentWords
  purposes: readonly ConsentPurpose[]
  /** An earlier answer; without one everything is off. */
  given?: ConsentAnswer | undefined
  onAnswer: (answer: ConsentAnswer) => void
  /** For a visitor who opened it: it takes the focus, and Esc leaves everything as it was. */
  onClose?: (() => void) | undefined
}

/** Asks what may be measured. Nothing behind it is blocked, and it can be left unanswered. */
export function Consent(props: ConsentProps): ReactElement {
  const { words, purposes, given = {}, onAnswer, onClose } = props
  const [answer, setAnswer] = useState(given)
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const opened = onClose !== undefined
  useEffect(() => {
    if (opened) panel.current?.focus()
  }, [opened])
  const all = (agreed: boolean) =>
    Object.fromEntries(purposes.map((purpose) => [purpose.id, agreed]))
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc alone, from anything inside
    <section
      ref={panel}
      className={css.panel}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={press}
      data-untold=""
    >
      <h2 id={id} className={title.t1}>
        {words.title}
      </h2>
      <p className={css.intro}>{words.text}</p>
      <ul className={css.rows}>
        <li className={css.necessary}>
          <b>{words.necessary.title}</b>
          <span>{words.necessary.always}</span>
          <span>{words.necessary.text}</span>
        </li>
        {purposes.map((purpose) => (
          <li key={purpose.id}>
            <Switch
              id={`${id}${purpose.id}`}
              label={purpose.title}
              help={purpose.text}
              checked={answer[purpose.id] ?? false}
              onChange={({ target }) => setAnswer({ ...answer, [purpose.id]: target.checked })}
            />
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button variant="line" onClick={() => onAnswer(all(false))}>
          {words.refuse}
        </Button>
        <Button variant="line" onClick={() => onAnswer(all(true))}>
          {words.accept}
        </Button>
        <Button variant="solid" onClick={() => onAnswer({ ...all(false), ...answer })}>
          {words.keep}
        </Button>
      </div>
    </section>
  )
}
