import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'

/** A tool that is a list elsewhere: what it is for, and where it leads. */
export function ToolText({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead} />
      <BodySection html={page.html} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
