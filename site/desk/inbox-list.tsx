import { use, type ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { box, hidden, tick } from '#ui/field'
import { Text } from '#ui/text'
import { WORDS as CONTACT_WORDS } from '../contact/words.ts'
import { LanguageContext, useWordsOf } from '../i18n/use-words.ts'
import { MARKED, MESSAGES } from './addresses.ts'
import * as css from './inbox-list.css.ts'
import { WORDS } from './inbox-words.ts'
import type { ReceivedMessage } from '../contact/received.ts'
import { filterQuery, type FilterView } from './filter-view.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { nearMoment } from './moment.ts'
import { inset } from './panes.css.ts'
import { PostForm } from './post-form.tsx'
import { useAddress } from './use-address.ts'

export interface InboxListProps {
  readonly csrf: string
  readonly filter: FilterView
  readonly page: number
  readonly messages: readonly ReceivedMessage[]
  /** When it is looked at, in ms. */
  readonly now: number
  /** The one that is read beside the list. */
  readonly chosen?: string | undefined
}

const MARKS = ['read', 'unread', 'done', 'open'] as const

/** Messages to open, or to tick and see to several at once. */
export function InboxList(props: InboxListProps): ReactElement {
  const { csrf, filter, page, messages, now, chosen } = props
  const words = useWordsOf(WORDS)
  const address = useAddress()
  // One comes back to what one was looking at.
  const asked = { ...filterQuery(filter), page: page > 1 ? page : undefined }
  return (
    <PostForm action={address(MARKED, asked)} csrf={csrf} className={css.form}>
      <ul className={css.list}>
        {messages.map((message) => (
          <Row
            key={message.id}
            message={message}
            href={`${address(`${MESSAGES}/${message.id}`, asked)}#${CHOSEN}`}
            now={now}
            chosen={message.id === chosen}
          />
        ))}
      </ul>
      <fieldset className={`${css.actions} ${inset}`}>
        <legend className={css.legend}>{words.withTicked}</legend>
        <MarkButtons marks={MARKS} words={words} />
      </fieldset>
    </PostForm>
  )
}

interface RowProps {
  readonly message: ReceivedMessage
  readonly href: string
  readonly now: number
  readonly chosen: boolean
}

function Row({ message, href, now, chosen }: RowProps): ReactElement {
  const { id, at, fields, readAt, doneAt, suspect, note } = message
  const words = useWordsOf(WORDS)
  const { subjects } = useWordsOf(CONTACT_WORDS)
  const language = use(LanguageContext)
  const unread = readAt === undefined
  return (
    <li
      id={chosen ? CHOSEN : undefined}
      className={css.row}
      data-unread={unread || undefined}
      data-chosen={chosen || undefined}
    >
      <label className={css.tick}>
        <input type="checkbox" name="id" value={id} className={`${box} ${tick}`} />
        <span className={hidden}>{words.tick(fields.name)}</span>
      </label>
      <div className={css.who}>
        <a className={css.name} href={href} aria-current={chosen ? 'true' : undefined}>
          {unread && <span className={hidden}>{`${words.unread}${COLON}`}</span>}
          {fields.name}
        </a>
        <Text as="span" size="s" tone="muted">
          {fields.company || fields.email}
        </Text>
      </div>
      <div className={css.what}>
        <span className={css.excerpt}>{fields.message.slice(0, EXCERPT)}</span>
        <span className={css.badges}>
          {fields.subject !== '' && <Badge size="s">{subjects[fields.subject]}</Badge>}
          {doneAt !== undefined && (
            <Badge size="s" tone="success">
              {words.done}
            </Badge>
          )}
          {suspect && (
            <Badge size="s" tone="warning">
              {words.suspect}
            </Badge>
          )}
          {note !== '' && (
            <Badge size="s" tone="info">
              {words.noted}
            </Badge>
          )}
        </span>
      </div>
      <time className={css.time} dateTime={new Date(at).toISOString()}>
        {nearMoment(language, at, now, words.yesterday)}
      </time>
    </li>
  )
}

/** Where the list of a page with a message begins to be read: at that message. */
const CHOSEN = 'chosen'

/** Said aloud before the name. */
const COLON = ', '

/** Characters of the text, which a line cuts. */
const EXCERPT = 160
