/** The sample tool where a visitor is in it, without the rest of a page. */
import type { ReactElement, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { I18nextWords } from '../../../site/i18n/i18next.tsx'
import type { Opened } from '../../../site/pages/tool/frame/open.tsx'
import { usePlace, type Place } from '../../../site/pages/tool/frame/use-place.ts'
import { ContentContext } from '../../../site/router/content.ts'
import type { Content } from '../../../site/router/router.ts'

interface AtToolProps {
  readonly opened: Opened
  readonly place?: Place
}

export function AtTool({ opened, place = START }: AtToolProps): ReactElement {
  const hash = place.at === 'shared' ? place.hash : ''
  const state = place.at === 'start' || place.at === 'shared' ? null : { tool: place }
  return (
    <MemoryRouter initialEntries={[{ pathname: '/sample', hash, state }]}>
      <I18nextWords>
        <ContentContext value={CONTENT}>
          <InPlace opened={opened} />
        </ContentContext>
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
