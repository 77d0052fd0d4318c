import { useId, type ReactElement, type ReactNode } from 'react'
import { Facts } from '#ui/facts'
import { Head, Section } from '#ui/section'
import { Stack } from '#ui/stack'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { PageData } from '../../routes/page-data.ts'
import { WORDS } from './words.ts'

/** What a tool asks, in the document itself: it can be read and answered without a script. */
export function Asks({ page, children }: AsksProps): ReactElement {
  const words = useWordsOf(WORDS)
  const id = useId()
  return (
    <Section tone="sunken" labelledBy={id}>
      {/* Every tool's page says so. */}
      <div data-shared="">
        <Head id={id} title={words.asks} lead={words.asksLead} />
      </div>
      <Stack gap={6}>
        <Facts
          layout="grid"
          facts={(page.tool?.asks ?? []).map(({ part, questions }) => ({
            term: part,
            value: questions.join(questions.every(isSentence) ? ' ' : ' · '),
          }))}
        />
        {children}
      </Stack>
    </Section>
  )
}

interface AsksProps {
  readonly page: PageData
  /** What comes with the tool's script. */
  readonly children?: ReactNode
}

/** Labels of a form are none: they are told apart. */
const isSentence = (question: string): boolean => /[.?!…]$/u.test(question)
