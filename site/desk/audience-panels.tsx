import type { ReactElement } from 'react'
import type { Width } from '../audience/dimensions.ts'
import type { Figures } from '../audience/figures.ts'
import { useWordsOf } from '../i18n/use-words.ts'
import { AudienceDays } from './audience-days.tsx'
import { AudiencePanel } from './audience-panel.tsx'
import { ConversionRanks, PageRanks, ShareRanks } from './audience-ranks.tsx'
import * as css from './audience.css.ts'
import { WORDS, type AudienceWords } from './audience-words.ts'

/** All that is known of a period. */
export function AudiencePanels(figures: Figures): ReactElement {
  const words = useWordsOf(WORDS)
  const { period, visitors, visitorsBefore, views, viewsBefore } = figures
  return (
    <div className={css.panels}>
      <div className={css.column}>
        <AudiencePanel id="days" title={words.people} period={period}>
          <AudienceDays
            title={words.people}
            text={words.peopleText}
            caption={words.daily}
            period={period}
            values={visitors}
            before={visitorsBefore}
          />
        </AudiencePanel>
        <What {...figures} />
      </div>
      <div className={css.column}>
        <AudiencePanel id="views" title={words.seenByDay} period={period} sheet={false}>
          <AudienceDays
            title={words.seenByDay}
            text={words.seenByDayText}
            caption={words.utc}
            period={period}
            values={views}
            before={viewsBefore}
          />
        </AudiencePanel>
        <How {...figures} />
      </div>
    </div>
  )
}

/** What was read, and what led there. */
function What({ period, pages, sources }: Figures): ReactElement {
  const words = useWordsOf(WORDS)
  return (
    <>
      <AudiencePanel id="pages" title={words.pages} period={period}>
        {pages.length > 0 && <PageRanks labelledBy="pages" rows={pages} />}
      </AudiencePanel>
      <AudiencePanel id="sources" title={words.sources} period={period}>
        {sources.length > 0 && (
          <ShareRanks
            labelledBy="sources"
            rows={sources}
            head={[words.source, words.visits]}
            nameOf={(value) => sourceName(words, value)}
          />
        )}
      </AudiencePanel>
    </>
  )
}

/** What came of it, and how it was read. */
function How(figures: Figures): ReactElement {
  const { period, totals, conversions, depths, languages, widths } = figures
  const words = useWordsOf(WORDS)
  return (
    <>
      <AudiencePanel id="conversions" title={words.conversions} period={period}>
        {conversions.length > 0 && <ConversionRanks labelledBy="conversions" rows={conversions} />}
      </AudiencePanel>
      <AudiencePanel id="depths" title={words.depths} period={period}>
        <ShareRanks
          labelledBy="depths"
          rows={depths}
          head={[words.depth, words.seen]}
          nameOf={words.percent}
          whole={totals.views}
        />
      </AudiencePanel>
      <AudiencePanel id="widths" title={words.widths} period={period}>
        <ShareRanks
          labelledBy="widths"
          rows={widths}
          head={[words.width, words.seen]}
          nameOf={(value) => words.widthNames[value as Width]}
        />
      </AudiencePanel>
      <AudiencePanel id="languages" title={words.languages} period={period}>
        <ShareRanks
          labelledBy="languages"
          rows={languages}
          head={[words.language, words.seen]}
          nameOf={(value) => (value === 'en' ? words.english : words.french)}
        />
      </AudiencePanel>
    </>
  )
}

const sourceName = (words: AudienceWords, value: string): string => {
  if (value === 'direct') return words.direct
  return value === 'other' ? words.other : value
}
