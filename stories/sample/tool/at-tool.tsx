/** The sample tool where a visitor is in it, without the rest of a page. */
import type { ReactElement, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { I18nextWords } from '../../../site/i18n/i18next.tsx'
import { LanguageContext } from '../../../site/i18n/use-words.ts'
import type { Opened } from '../../../site/pages/tool/frame/open.tsx'
import { usePlace, type Place } from '../../../site/pages/tool/frame/use-place.ts'
import { ContentContext } from '../../../site/router/content.ts'
import type { Content } from '../../../site/router/router.ts'
import type { Language } from '../../../site/routes/language.ts'

interface AtToolProps {
  readonly opened: Opened
  readonly place?: Place
  readonly language?: Language
}

export function AtTool({ opened, place = START, language = 'fr' }: AtToolProps): ReactElement {
  const hash = place.at === 'shared' ? place.hash : ''
  const state = place.at === 'start' || place.at === 'shared' ? null : { tool: place }
  return (
    <MemoryRouter initialEntries={[{ pathname: '/sample', hash, state }]}>
      <I18nextWords>
        <LanguageContext value={language}>
          <ContentContext value={CONTENT}>
            <InPlace opened={opened} />
          </ContentContext>
        </LanguageContext>
      </I18nextWords>
    </MemoryRouter>
  )
}

const START: Place = { at: 'start' }

/** As its page does: the way in, or the tool itself. */
function InPlace({ opened }: { opened: Opened }): ReactNode {
  const [place] = usePlace()
  return place.at === 'start' ? opened.start : opened.running
}

const CONTENT = { layout: { contact: '/contact' } } as unknown as Content
