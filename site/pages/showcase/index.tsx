import type { ReactElement } from 'react'
import { Opening } from '#ui/opening'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'

/** A demonstration: what it shows, then the pages around it. */
export default function Showcase({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
