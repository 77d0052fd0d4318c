import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'
import { Finder } from './finder.tsx'

/** [2.1.30] The finder: what one wants to do and has, and the templates that suit it, with the reason. */
export default function FinderPage({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead} />
      {page.library && <Finder library={page.library} language={page.language} />}
      <BodySection html={page.html} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
