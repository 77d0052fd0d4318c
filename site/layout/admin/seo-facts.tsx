import { useEffect, useState, type ReactElement } from 'react'
import { Facts } from '#ui/facts'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import { loadSeoContent } from '../../ports/seo-data.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { SeoSubject } from '../../seo/seo-data.ts'
import { WORDS } from './words.ts'

/** [8.0.14] While the data of the language is on its way, in either language. */
const LOADING = 'Loading..'

/** What search engines are told of this page. */
export function SeoFacts({ page }: { page: PageData }): ReactElement {
  const { language, here } = page
  const words = useWordsOf(WORDS)
  const [subject, setSubject] = useState<SeoSubject | 'loading' | 'unknown'>('loading')
  useEffect(() => {
    let wanted = true
    loadSeoContent(language)
      .then((content) => content[here.split('?')[0]!] ?? 'unknown')
      .catch(() => 'unknown' as const)
      .then((found) => wanted && setSubject(found))
      // A failure to load is `unknown` by here.
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [language, here])

  if (subject === 'loading') return <Text as="p">{LOADING}</Text>
  if (subject === 'unknown') return <Text as="p">{words.seoUnknown}</Text>
  const { title, description, heading, priority, updated } = subject
  return (
    <Facts
      facts={[
        { term: words.seoTitle(title.length), value: title },
        { term: words.seoDescription(description.length), value: description },
        { term: words.seoHeading, value: heading },
        { term: words.seoPriority, value: priority.toFixed(1) },
        { term: words.seoUpdated, value: updated },
      ]}
    />
  )
}
