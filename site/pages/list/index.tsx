import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { Groups } from '../parts/groups.tsx'
import type { ScreenProps } from '../screens.ts'

/** A page that leads to others, after what it says itself: blog, glossary, guides, portfolio. */
export default function List({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening id="hero" variant="plain" title={page.heading} lead={page.lead} />
      <Blocks blocks={page.blocks} />
      <Groups
        groups={page.groups}
        untitled={page.groups.length + page.blocks.length === 1}
        after={page.blocks.length}
      />
      <Ending page={page} />
    </>
  )
}
