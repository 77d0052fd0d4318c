import { use, type ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Button, ButtonLink } from '#ui/button'
import { Facts, type FactItem } from '#ui/facts'
import { Field } from '#ui/field'
import { Heading } from '#ui/heading'
import { Link } from '#ui/link'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { Textarea } from '#ui/textarea'
import { WORDS as CONTACT_WORDS } from '../contact/words.ts'
import { LanguageContext, useWordsOf } from '../i18n/use-words.ts'
import { INBOX, MARKED, MESSAGES, NOTES, type Query } from './addresses.ts'
import * as css from './message.css.ts'
import type { ReceivedMessage } from '../contact/received.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { WORDS } from './message-words.ts'
import { day, moment } from './moment.ts'
import { PostForm } from './post-form.tsx'
import { useAddress } from './use-address.ts'

export interface MessageProps {
  readonly csrf: string
  readonly message: ReceivedMessage
  /** Opens the owner's mail program. */
  readonly reply: string
  /** When it is deleted by itself, in ms. */
  readonly goesAt: number
  /** The list that one came from, as an address says it. */
  readonly list: Query
  /** Where it stands in that list; nothing where it is not in it. */
  readonly place?: Place | undefined
  /** A note that was not kept. */
  readonly note?: string | undefined
  readonly noteError?: string | undefined
}

/** Among those that the list holds, on all its pages. */
export interface Place {
  /** From 1. */
  readonly at: number
  readonly count: number
  /** Ids of those beside it on this page of the list. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
}

/** One message, whole, and what can be done with it. */
export function Message(props: MessageProps): ReactElement {
  const { message, reply } = props
  const { at, fields, language, result } = message
  const spoken = use(LanguageContext)
  const words = useWordsOf(WORDS)
  const { subjects } = useWordsOf(CONTACT_WORDS)
  return (
    <article aria-labelledby="message">
      <Bar {...props} />
      <Stack gap={5}>
        <div>
          <Inline gap={3}>
            <Heading id="message" level={1} size="t4" className={css.name}>
              {fields.name}
            </Heading>
            {fields.subject !== '' && <Badge>{subjects[fields.subject]}</Badge>}
          </Inline>
          <p className={css.from}>
            <span>{fields.email}</span>
            {fields.company !== '' && <span>{fields.company}</span>}
            <time dateTime={new Date(at).toISOString()}>{moment(spoken, at)}</time>
          </p>
        </div>
        <p className={css.words} lang={language}>
          {fields.message}
        </p>
        {result && (
          <div lang={language} className={css.result}>
            <Heading level={2} size="t1">
              {result.title}
            </Heading>
            <p className={css.resultText}>{result.text}</p>
          </div>
        )}
        <div>
          <ButtonLink variant="solid" href={reply}>
            {words.reply}
          </ButtonLink>
        </div>
        <div className={css.columns}>
          <Note {...props} />
          <FactsOfMessage {...props} />
        </div>
      </Stack>
    </article>
  )
}

/** The way back, to those beside it, and what can be done at once. */
function Bar({ csrf, message: { id, doneAt }, list, place }: MessageProps): ReactElement {
  const words = useWordsOf(WORDS)
  const address = useAddress()
  return (
    <div className={css.bar}>
      <span className={css.back}>
        <Link href={address(INBOX, list)}>{words.back}</Link>
      </span>
      {place && (
        <nav className={css.place} aria-label={words.others}>
          <Text as="span" size="s" tone="muted" figures>
            {words.place(place.at, place.count)}
          </Text>
          {(['previous', 'next'] as const).map((side) => {
            const to = place[side]
            return (
              to !== undefined && (
                <Link key={side} href={address(`${MESSAGES}/${to}`, list)}>
                  {words[side]}
                </Link>
              )
            )
          })}
        </nav>
      )}
      <PostForm className={css.actions} action={address(MARKED, list)} csrf={csrf} fields={{ id }}>
        <MarkButtons marks={[doneAt === undefined ? 'done' : 'open', 'unread']} words={words} />
      </PostForm>
    </div>
  )
}

function Note({ csrf, message, list, note, noteError }: MessageProps): ReactElement {
  const words = useWordsOf(WORDS)
  const address = useAddress()
  return (
    <PostForm
      action={address(NOTES, list)}
      csrf={csrf}
      fields={{ id: message.id }}
      className={css.note}
    >
      <Heading level={2} size="t1">
        {words.noteTitle}
      </Heading>
      <Field id="note" label={words.note} help={words.noteHelp} error={noteError}>
        <Textarea name="note" maxLength={4096} defaultValue={note ?? message.note} />
      </Field>
      <Button type="submit" variant="line">
        {words.keep}
      </Button>
    </PostForm>
  )
}

function FactsOfMessage({ message, goesAt }: MessageProps): ReactElement {
  const { fields, language: spoken, from, suspect, reference } = message
  const words = useWordsOf(WORDS)
  const { budgets, moments } = useWordsOf(CONTACT_WORDS)
  const language = use(LanguageContext)
  const days = [fields.first, fields.second].filter(Boolean).map((each) => Date.parse(each))
  const call = [...days.map((each) => day(language, each)), moments[fields.moment]].join(', ')
  const facts: readonly FactItem[] = [
    { term: words.budget, value: fields.budget === 'unknown' ? '' : budgets[fields.budget] },
    { term: words.call, value: days.length > 0 ? call : '' },
    { term: words.origin, value: from ?? '' },
    { term: words.language, value: spoken === 'fr' ? words.french : words.english },
    { term: words.suspect, value: suspect ? words.suspicions[suspect] : '' },
    { term: words.kept, value: day(language, goesAt) },
    { term: words.reference, value: reference, code: true },
  ]
  return (
    <div className={css.facts}>
      <Heading level={2} size="t1">
        {words.details}
      </Heading>
      <Facts facts={facts.filter(({ value }) => value !== '')} />
    </div>
  )
}

export interface ConfirmProps {
  readonly csrf: string
  readonly messages: readonly ReceivedMessage[]
  readonly action: string
  /** Where one goes who thinks better of it. */
  readonly back: string
}

/** Asks again before messages go for good. */
export function Confirm({ csrf, messages, action, back }: ConfirmProps): ReactElement {
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  return (
    <Stack gap={5}>
      <Heading level={1} size="t4">
        {words.confirm(messages.length)}
      </Heading>
      <ul className={css.going}>
        {messages.map(({ id, fields, at }) => (
          <li key={id}>
            <Text as="span" strong>
              {fields.name}
            </Text>{' '}
            <Text as="span" size="s" tone="muted">
              {moment(language, at)}
            </Text>
          </li>
        ))}
      </ul>
      <Text>{words.confirmText(messages.length)}</Text>
      <PostForm action={action} csrf={csrf}>
        {messages.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <Inline gap={3}>
          <Button type="submit" variant="solid">
            {words.confirmYes}
          </Button>
          <ButtonLink variant="line" href={back}>
            {words.confirmNo}
          </ButtonLink>
        </Inline>
      </PostForm>
    </Stack>
  )
}
