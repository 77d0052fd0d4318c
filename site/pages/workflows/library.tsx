import { useId, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Cards } from '#ui/card'
import { Field, hidden } from '#ui/field'
import { Pagination } from '#ui/pagination'
import { SearchField } from '#ui/search-field'
import { Section } from '#ui/section'
import { Select } from '#ui/select'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { ShapeSigns } from '../../components/flow-view/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { numberIn } from '../../i18n/number.ts'
import type { Language } from '../../routes/language.ts'
import type { LibraryData } from '../../routes/library-data.ts'
import { NOTHING, ORDERS } from '../../workflows/library/filter.ts'
import { SIGNS } from '../../workflows/library/signs.ts'
import { scripted } from '../parts/scripted.css.ts'
import { TemplateCard } from '../parts/template-card.tsx'
import { tickedIn } from './asked.ts'
import { Filters } from './filters.tsx'
import * as css from './library.css.ts'
import { useLibrary } from './use-library.ts'
import { WORDS } from './words.ts'

interface LibraryProps {
  readonly library: LibraryData
  readonly language: Language
}

/** A list's cards. Asked something, it searches all of the list; unasked, each page has its address. */
export function Library({ library, language }: LibraryProps): ReactElement {
  const words = useWordsOf(WORDS)
  const id = useId()
  const { asked, ask, prepare, found, index, failed } = useLibrary(library, language)
  const [screens, setScreens] = useState(1)
  const { count, page, pages, first } = library
  const cards = found?.slice(0, screens * A_SCREEN) ?? library.cards
  const names = index
    ? Object.fromEntries(index.services.map((service) => [service.id, service.name]))
    : library.names
  const said = (value: number) => numberIn(language, value)
  const change: typeof ask = (next) => {
    setScreens(1)
    ask(next)
  }
  return (
    <Section labelledBy={`${id}title`}>
      <h2 id={`${id}title`} className={hidden}>
        {words.list}
      </h2>
      <ShapeSigns names={SIGNS} />
      <div className={css.layout}>
        <div className={scripted} data-shared="">
          <Filters
            library={library}
            all={index?.services}
            asked={asked}
            onAsk={change}
            onIntent={prepare}
            ticked={tickedIn(asked)}
          />
        </div>
        <Stack gap={5}>
          <div className={`${css.bar} ${scripted}`} data-shared="">
            <div className={css.search}>
              <SearchField
                action={first}
                name="q"
                label={words.search}
                placeholder={words.example}
                maxLength={200}
                value={asked.question}
                onFocus={prepare}
                onValueChange={(question) => change({ question })}
              />
            </div>
            <Field id={`${id}order`} label={words.order}>
              <Select
                value={asked.order}
                onFocus={prepare}
                onChange={({ currentTarget }) =>
                  change({
                    order: ORDERS.find((order) => order === currentTarget.value) ?? NOTHING.order,
                  })
                }
              >
                {ORDERS.map((order) => (
                  <option key={order} value={order}>
                    {words.orders[order]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Text as="div" tone="muted" data-shared="">
            <output>
              {found
                ? words.found(found.length, said(found.length), said(count))
                : words.shown(said(count), count, page, pages)}
            </output>
            {failed && <p>{words.failed}</p>}
          </Text>
          {cards.length > 0 && (
            <Cards className={css.cards} data-shared="">
              {cards.map((card) => (
                <TemplateCard key={card.slug} card={card} names={names} />
              ))}
            </Cards>
          )}
          {found?.length === 0 && (
            <Stack gap={4} align="start">
              <Text>{tickedIn(asked) > 0 ? words.noneTicked : words.none(asked.question)}</Text>
              <Button onClick={() => change(NOTHING)}>{words.reset}</Button>
            </Stack>
          )}
          {found && found.length > cards.length && (
            <Button onClick={() => setScreens(screens + 1)}>{words.more}</Button>
          )}
          {!found && pages > 1 && (
            <Pagination
              data-shared=""
              label={words.pages}
              page={page}
              pages={pages}
              hrefOf={(number) => (number === 1 ? first : `${first}/page/${number}`)}
              previous={words.previous}
              next={words.next}
              nameOf={words.page}
            />
          )}
        </Stack>
      </div>
    </Section>
  )
}

/** Results that one sees before asking for more. */
const A_SCREEN = 24
