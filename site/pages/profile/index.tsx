import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.88] The owner's page: a way of working, and where to judge it. */
export default function Profile({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening id="hero" variant="plain" title={page.heading} lead={page.lead} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
