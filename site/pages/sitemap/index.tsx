import type { ReactElement } from 'react'
import { LinkColumns } from '#ui/link-columns'
import { Opening } from '#ui/opening'
import { Section } from '#ui/section'
import { useWords } from '../../i18n/use-words.ts'
import type { Family } from '../../routes/families.ts'
import type { LinkGroup } from '../../routes/page-data.ts'
import { Groups } from '../parts/groups.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.113] Every page as a plain link; the explorer [2.1.5] says a word of some. */
export default function Sitemap({ page }: ScreenProps): ReactElement {
  const t = useWords()
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead} />
      {page.id === 'explorer' ? (
        <Groups groups={page.groups.map(explained)} />
      ) : (
        <Section flush>
          <LinkColumns
            groups={page.groups.map(({ family, links }) => ({
              title: t(`family.${family}`),
              count: links.length,
              links: links.map(({ href, name }) => ({ href, label: name })),
            }))}
          />
        </Section>
      )}
    </>
  )
}

/** Families whose names alone do not tell which one to choose. */
const EXPLAINED: ReadonlySet<Family> = new Set(['service', 'tool', 'guide', 'comparison'])

const explained = (group: LinkGroup): LinkGroup =>
  EXPLAINED.has(group.family)
    ? group
    : {
        ...group,
        links: group.links.map(({ href, name, universe }) => ({
          href,
          name,
          ...(universe && { universe }),
        })),
      }
