import type { ReactElement } from 'react'
import { LetterIndex } from '../../components/letter-index/index.ts'
import { Neighbours } from '../../components/neighbours/index.ts'
import { Opening } from '../../components/opening/index.ts'
import { Section } from '#ui/section'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import type { ScreenProps } from '../screens.ts'
import { WORDS } from './words.ts'

/** [2.1.38] A glossary term: the word, its definition, what one meets with it, the words beside it. */
export default function Term({ page }: ScreenProps): ReactElement {
  const words = useWordsOf(WORDS)
  const { heading, lead, alphabet } = page
  return (
    <>
      <Opening variant="word" title={heading} lead={lead} />
      <BodySection html={page.html} />
      <Blocks blocks={page.blocks} />
      <Section shared>
        <Neighbours
          title={words.neighbours}
          word={heading}
          items={page.related.map(({ href, name, hint = '' }) => ({ href, name, text: hint }))}
        />
      </Section>
      {alphabet && (
        <Section flush shared>
          <LetterIndex label={words.alphabet} {...alphabet} />
        </Section>
      )}
    </>
  )
}
