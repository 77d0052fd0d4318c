import type { ReactElement } from 'react'
import { Opening } from '#ui/opening'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import { ProjectLink } from '../parts/project-link.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.51] [2.1.93] A city or a region. */
export default function Place({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening
        variant="place"
        title={page.heading}
        lead={page.lead}
        actions={<ProjectLink variant="contact" />}
      />
      <BodySection html={page.html} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} call={false} />
    </>
  )
}
