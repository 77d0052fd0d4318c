import type { ReactElement } from 'react'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Opening } from '../../components/opening/index.ts'
import { Rows } from '#ui/rows'
import { Head, Section } from '#ui/section'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { QuestionGroup } from '../../routes/page-data.ts'
import { Ending } from '../parts/ending.tsx'
import { asking } from '../parts/scripted.css.ts'
import type { ScreenProps } from '../screens.ts'
import { useQuestion } from './use-question.ts'
import { WORDS } from './words.ts'

/** Every question of the site by subject, and a field that leaves those one looks for. */
export default function Faq({ page }: ScreenProps): ReactElement {
  const { questions: groups = [], elsewhere = '' } = page
  const words = useWordsOf(WORDS)
  const { asked, ask, reset, search, prepare, field } = useQuestion()
  const question = asked.trim()
  const found = search?.matching(groups, question) ?? groups
  const total = countOf(groups)
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <search className={asking} onFocus={prepare}>
          <Field id="question" label={words.field}>
            <Input
              ref={field}
              placeholder={words.placeholder}
              autoComplete="off"
              onInput={({ currentTarget }) => ask(currentTarget.value)}
            />
          </Field>
        </search>
        <Text as="div" tone="muted">
          <output>
            {search ? (
              <search.Found
                question={question}
                count={countOf(found)}
                of={total}
                all={words.all(total)}
              />
            ) : (
              words.all(total)
            )}
          </output>
        </Text>
      </Opening>
      {found.map((group, at) => (
        <Subject key={group.id} group={group} banded={at % 2 === 0} />
      ))}
      {search && found.length === 0 && (
        <search.Nothing question={question} elsewhere={elsewhere} onReset={reset} />
      )}
      <Ending page={page} call={found.length > 0} />
    </>
  )
}

const countOf = (groups: readonly QuestionGroup[]): number =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0)

interface SubjectProps {
  readonly group: QuestionGroup
  readonly banded: boolean
}

function Subject({ group: { id, title, questions }, banded }: SubjectProps): ReactElement {
  const heading = `${id}-titre`
  return (
    <Section shared id={id} tone={banded ? 'sunken' : 'ground'} labelledBy={heading}>
      <Head id={heading} size="t3" title={title} />
      <Rows
        layout="links"
        rows={questions.map(({ href, question, about }) => ({
          href,
          title: question,
          text: about,
        }))}
      />
    </Section>
  )
}
