import type { ReactElement } from 'react'
import { LinkColumns } from '../../components/link-columns/index.ts'
import { Opening } from '../../components/opening/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Section } from '#ui/section'
import type { ScreenProps } from '../screens.ts'
import { WORDS } from './words.ts'

/** [2.1.113] Every page as a plain link; templates by the lists that have them. */
export default function Sitemap({ page }: ScreenProps): ReactElement {
  const words = useWordsOf(WORDS)
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead} />
      <Section flush>
        <LinkColumns
          groups={page.groups.map(({ title, links, more }) => ({
            title,
            count: links.length + (more?.count ?? 0),
            links: [
              ...links.map(({ href, name }) => ({ href, label: name })),
              ...(more ? [{ href: more.href, label: words.rest(more.count) }] : []),
            ],
          }))}
        />
      </Section>
    </>
  )
}
