import type { ReactElement } from 'react'
import { LinkColumns } from '../../components/link-columns/index.ts'
import { Opening } from '../../components/opening/index.ts'
import { Section } from '#ui/section'
import type { ScreenProps } from '../screens.ts'

/** [2.1.113] Every page as a plain link; templates by the lists that have them. */
export default function Sitemap({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead} />
      <Section flush>
        <LinkColumns
          groups={page.groups.map(({ title, links }) => ({
            title,
            count: links.length,
            links: links.map(({ href, name }) => ({ href, label: name })),
          }))}
        />
      </Section>
    </>
  )
}
