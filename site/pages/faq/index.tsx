import { useDeferredValue, useMemo, type ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Opening } from '#ui/opening'
import { RowList } from '#ui/row-list'
import { SearchField } from '#ui/search-field'
import { Head, Section } from '#ui/section'
import { Inline } from '#ui/stack'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import { useLayout } from '../../router/content.ts'
import type { QuestionGroup } from '../../routes/page-data.ts'
import { searchWith, tidy, type Choices } from '../explorer/asked.ts'
import { useAsked } from '../explorer/use-asked.ts'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'
import * as css from './faq.css.ts'
import { countOf, matching } from './matching.ts'
import { WORDS } from './words.ts'

/** Every question of the site by subject, and a field that leaves those one looks for. */
export default function Faq({ page }: ScreenProps): ReactElement {
  const { questions: groups = [], elsewhere = '' } = page
  const words = useWordsOf(WORDS)
  const { contact } = useLayout()
  const { asked, ask, field } = useAsked(NO_CHOICES)
  const question = tidy(useDeferredValue(asked.question))
  const found = useMemo(() => matching(groups, question), [groups, question])
  const total = countOf(groups)
  const reset = () => {
    ask({ question: '' })
    // The button goes with what it was below: one goes on where one asked.
    field.current?.focus()
  }
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <div className={css.field}>
          <SearchField
            input={field}
            action={page.path}
            name="q"
            label={words.field}
            placeholder={words.placeholder}
            keep={page.here.includes('?') ? { lang: page.language } : undefined}
            onInput={(text) => ask({ question: text })}
          />
        </div>
        <Text as="div" tone="muted">
          <output>{question === '' ? words.all(total) : words.some(countOf(found), total)}</output>
        </Text>
      </Opening>
      {found.map((group, at) => (
        <Subject key={group.id} group={group} banded={at % 2 === 0} />
      ))}
      {found.length === 0 && (
        <Section tone="sunken">
          <Head size="t3" title={words.noneTitle} lead={words.none} />
          <Inline>
            <Button variant="solid" onClick={reset}>
              {words.reset}
            </Button>
            <ButtonLink href={contact}>{words.ask}</ButtonLink>
            <ButtonLink href={elsewhereAsking(elsewhere, question)}>{words.explore}</ButtonLink>
          </Inline>
        </Section>
      )}
      <Ending page={page} call={found.length > 0} />
    </>
  )
}

const NO_CHOICES: Choices = { types: [], universes: [] }

/** The explorer, asked the same. */
const elsewhereAsking = (address: string, question: string): string => {
  const [path = '', query = ''] = address.split('?')
  return `${path}${searchWith(query, { question })}`
}

interface SubjectProps {
  readonly group: QuestionGroup
  readonly banded: boolean
}

function Subject({ group: { id, title, questions }, banded }: SubjectProps): ReactElement {
  const heading = `${id}-titre`
  return (
    <Section shared id={id} tone={banded ? 'sunken' : 'ground'} labelledBy={heading}>
      <Head id={heading} title={title} />
      <RowList
        items={questions.map(({ href, question, about }) => ({
          href,
          title: question,
          text: about,
        }))}
      />
    </Section>
  )
}
