import type { ReactElement } from 'react'
import { Opening } from '#ui/opening'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.38] A glossary term: the word, then its definition. */
export default function Term({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening variant="word" title={page.heading} lead={page.lead} />
      <BodySection html={page.html} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} call={false} />
    </>
  )
}
