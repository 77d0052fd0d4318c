import type { ReactElement, ReactNode } from 'react'
import { ButtonLink } from '#ui/button'
import { Heading } from '#ui/heading'
import { Pagination } from '#ui/pagination'
import { Inline } from '#ui/stack'
import { Text } from '#ui/text'
import type { ReceivedMessage } from '../contact/received.ts'
import { useWordsOf } from '../i18n/use-words.ts'
import { EXPORTS, INBOX } from './addresses.ts'
import { filterQuery, type FilterView } from './filter-view.ts'
import { InboxFilters, InboxStates } from './inbox-filters.tsx'
import * as css from './inbox.css.ts'
import { InboxList } from './inbox-list.tsx'
import { WORDS } from './inbox-words.ts'
import { Panes } from './panes.tsx'
import { inset } from './panes.css.ts'
import { useAddress } from './use-address.ts'

export interface InboxView {
  readonly filter: FilterView
  readonly messages: readonly ReceivedMessage[]
  readonly counts: Readonly<Record<FilterView['state'], number>>
  readonly page: number
  readonly pages: number
  /** When it is looked at, in ms: today has hours, other days have names. */
  readonly now: number
}

export interface InboxProps extends InboxView {
  readonly csrf: string
  /** The message beside the list. */
  readonly chosen?: { readonly id: string; readonly body: ReactNode } | undefined
}

/** What visitors wrote, a page at a time, and beside it the one that is read. */
export function Inbox(props: InboxProps): ReactElement {
  const { chosen, filter, messages, counts, page, pages } = props
  const words = useWordsOf(WORDS)
  const address = useAddress()
  const searching = filter.search !== '' || filter.subject !== ''
  const list = (
    <>
      <div className={inset}>
        <Heading level={chosen ? 2 : 1} size="t3">
          {words.title}
        </Heading>
        <InboxFilters filter={filter} found={counts[filter.state]} />
        <InboxStates filter={filter} counts={counts} />
      </div>
      {messages.length === 0 ? (
        <div className={inset}>
          <Text>{searching || counts.all > 0 ? words.none : words.empty}</Text>
        </div>
      ) : (
        <InboxList {...props} chosen={chosen?.id} />
      )}
      <div className={inset}>
        {pages > 1 && (
          <Pagination
            label={words.pages}
            page={page}
            pages={pages}
            hrefOf={(number) => address(INBOX, { ...filterQuery(filter), page: number })}
            previous={words.previous}
            next={words.next}
            nameOf={words.page}
          />
        )}
        {counts[filter.state] > 0 && <Exports filter={filter} />}
      </div>
    </>
  )
  const none = <Text tone="muted">{messages.length > 0 ? words.choose : words.nothingToRead}</Text>
  return <Panes label={words.list} list={list} chosen={chosen?.body} none={none} />
}

const FORMATS = ['csv', 'json'] as const

function Exports({ filter }: Pick<InboxProps, 'filter'>): ReactElement {
  const words = useWordsOf(WORDS)
  const address = useAddress()
  return (
    <div className={css.exports}>
      <Inline gap={2}>
        <Text as="span" size="s" tone="muted">
          {words.export}
        </Text>
        {FORMATS.map((format) => (
          <ButtonLink
            key={format}
            size="s"
            variant="line"
            href={address(EXPORTS, { ...filterQuery(filter), format })}
            aria-label={words.exportAs(format.toUpperCase())}
          >
            {format.toUpperCase()}
          </ButtonLink>
        ))}
      </Inline>
    </div>
  )
}
