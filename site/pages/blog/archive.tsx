import { useId, type ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Heading } from '#ui/heading'
import { Link } from '#ui/link'
import { Stack } from '#ui/stack'
import { monthIn } from '../../i18n/date.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { useLayout } from '../../router/content.ts'
import type { BlogEntry } from '../../routes/blog.ts'
import type { PageData } from '../../routes/page-data.ts'
import { FEEDS } from '../../seo/feeds.ts'
import { monthsOf } from './months.ts'
import { WORDS } from './words.ts'

interface ArchiveProps {
  readonly entries: readonly BlogEntry[]
  readonly language: PageData['language']
}

/** Everything, by the month it came out. */
export function Archive({ entries, language }: ArchiveProps): ReactElement {
  const words = useWordsOf(WORDS)
  const { explorer } = useLayout()
  const id = useId()
  return (
    <section id="archive" aria-labelledby={id}>
      <Stack gap={5}>
        <Heading id={id} level={2} size="t3">
          {words.archive}
        </Heading>
        <div>
          {monthsOf(entries.slice(0, MOST_ARCHIVED)).map((month) => (
            <Disclosure
              key={month.id}
              variant="row"
              level={3}
              title={monthIn(language, month.id)}
              meta={month.entries.length}
            >
              <Stack as="ul" gap={2}>
                {month.entries.map(({ href, name }) => (
                  <li key={href}>
                    <Link variant="quiet" href={href}>
                      {name}
                    </Link>
                  </li>
                ))}
              </Stack>
            </Disclosure>
          ))}
        </div>
        {entries.length > MOST_ARCHIVED && <Link href={explorer}>{words.older}</Link>}
        <p>
          <ButtonLink size="s" href={FEEDS[language]}>
            {words.feed}
          </ButtonLink>
        </p>
      </Stack>
    </section>
  )
}

/** A page paints at once with so many links; the explorer finds the others. */
const MOST_ARCHIVED = 300
