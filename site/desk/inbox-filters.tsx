import { use, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Field } from '#ui/field'
import { Icon } from '#ui/icon'
import { Input } from '#ui/input'
import { Link } from '#ui/link'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { SUBJECTS } from '../contact/fields.ts'
import { WORDS as CONTACT_WORDS } from '../contact/words.ts'
import { LanguageContext, useWordsOf } from '../i18n/use-words.ts'
import { INBOX } from './addresses.ts'
import * as css from './inbox-filters.css.ts'
import { WORDS } from './inbox-words.ts'
import { filterQuery, type FilterView } from './filter-view.ts'
import { useAddress } from './use-address.ts'

const STATES = ['all', 'new', 'read', 'done', 'suspect'] as const
const ORDERS = ['newest', 'oldest'] as const

export interface InboxStatesProps {
  readonly filter: FilterView
  readonly counts: Readonly<Record<FilterView['state'], number>>
}

/** What has been seen to and what has not, with how many of each. */
export function InboxStates({ filter, counts }: InboxStatesProps): ReactElement {
  const words = useWordsOf(WORDS)
  const address = useAddress()
  return (
    <nav aria-label={words.statesName}>
      <ul className={css.states}>
        {STATES.map((state) => (
          <li key={state}>
            <a
              className={css.state}
              href={address(INBOX, filterQuery({ ...filter, state }))}
              aria-current={state === filter.state ? 'true' : undefined}
            >
              {words.states[state]} <span className={css.count}>{counts[state]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface InboxFiltersProps {
  readonly filter: FilterView
  /** How many are shown, on all pages. */
  readonly found: number
}

/** A form that asks for this page again. */
export function InboxFilters({ filter, found }: InboxFiltersProps): ReactElement {
  const words = useWordsOf(WORDS)
  const { subjects } = useWordsOf(CONTACT_WORDS)
  const language = use(LanguageContext)
  const address = useAddress()
  return (
    <search aria-label={words.filters}>
      <form action={INBOX} className={css.form}>
        {/* What the form does not ask for goes along. */}
        <input type="hidden" name="lang" value={language} />
        <input type="hidden" name="state" value={filter.state} />
        <div className={css.search}>
          <Field id="search" label={words.search} help={words.searchHelp}>
            <Input name="search" maxLength={200} defaultValue={filter.search} />
          </Field>
          <div className={css.send}>
            <Button type="submit" variant="line" aria-label={words.apply}>
              <Icon name="search" />
            </Button>
          </div>
        </div>
        <Disclosure
          title={words.refine}
          defaultOpen={filter.subject !== '' || filter.order !== 'newest'}
        >
          <div className={css.choices}>
            <Field id="subject" label={words.subject}>
              <Select name="subject" defaultValue={filter.subject}>
                <option value="">{words.anySubject}</option>
                {SUBJECTS.map((subject) => (
                  <option key={subject} value={subject}>
                    {subjects[subject]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field id="order" label={words.order}>
              <Select name="order" defaultValue={filter.order}>
                {ORDERS.map((order) => (
                  <option key={order} value={order}>
                    {words.orders[order]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        </Disclosure>
      </form>
      <p className={css.found}>
        <Text as="span" size="s" tone="muted" figures>
          {words.found(found)}
        </Text>
        {(filter.search !== '' || filter.subject !== '') && (
          <Link href={address(INBOX, filterQuery({ ...filter, search: '', subject: '' }))}>
            {words.clear}
          </Link>
        )}
      </p>
    </search>
  )
}
