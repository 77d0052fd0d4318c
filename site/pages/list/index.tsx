import type { ReactElement } from 'react'
import { Opening } from '#ui/opening'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { Groups } from '../parts/groups.tsx'
import type { ScreenProps } from '../screens.ts'

/** A page that leads to others: blog, glossary, guides, questions, portfolio. */
export default function List({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead} />
      <Groups groups={page.groups} untitled={page.groups.length === 1} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
