import type { ReactElement } from 'react'
import { Opening } from '#ui/opening'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { Groups } from '../parts/groups.tsx'
import { ProjectLink } from '../parts/project-link.tsx'
import { HomeMoon } from '../home/home-moon.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.4] The AI services: the same horizon as the home page, then every service and use case. */
export default function Services({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening
        id="hero"
        variant="display"
        title={page.heading}
        lead={page.lead}
        figure={<HomeMoon />}
        actions={<ProjectLink variant="solid" />}
      />
      <Blocks blocks={page.blocks} />
      <Groups groups={page.groups} />
      <Ending page={page} />
    </>
  )
}
