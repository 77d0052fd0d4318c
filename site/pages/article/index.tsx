import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Opening } from '../../components/opening/index.ts'
import { Reading } from '#ui/prose'
import { TableOfContents } from '#ui/table-of-contents'
import { useWords } from '../../i18n/use-words.ts'
import { OpaleStill } from '../../layout/opale-still.tsx'
import { Body } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import { useDate } from '../parts/use-date.ts'
import { END, GuideChapters } from './guide-chapters.tsx'
import { useTitles } from './use-titles.ts'
import { otherLanguage } from '../../routes/language.ts'
import type { ScreenProps } from '../screens.ts'

/** Articles and guides: the text on its column, Opale in the margin. */
export default function Article({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const date = useDate()
  const other = otherLanguage(page.language)
  const titles = useTitles()
  return (
    <>
      <Reading
        opening={
          <Opening
            variant="article"
            badge={<Badge tone="ia">{page.badge}</Badge>}
            title={page.heading}
            lead={page.lead}
            meta={[
              { icon: 'doc', value: t('page.published', { date: date(page.published) }) },
              { icon: 'pen', value: t('page.updated', { date: date(page.updated) }) },
              {
                icon: 'globe',
                value: (
                  <a href={page.alternates[other]} lang={other} hrefLang={other}>
                    {t('page.otherLanguage')}
                  </a>
                ),
              },
            ]}
          />
        }
        summary={
          page.chapters ? (
            <GuideChapters guide={page.id} chapters={page.chapters} />
          ) : (
            titles.length > 2 && <TableOfContents title={t('page.contents')} entries={titles} />
          )
        }
        margin={page.still && <OpaleStill still={page.still} width={180} height={180} />}
      >
        <Body html={page.html} />
        {page.chapters && <div id={END} />}
      </Reading>
      <Ending page={page} />
    </>
  )
}
