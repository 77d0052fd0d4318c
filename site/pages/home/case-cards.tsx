import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Card, Cards } from '#ui/card'
import { useWords } from '../../i18n/use-words.ts'
import type { PageData } from '../../routes/page-data.ts'
import { CaseDrawing } from './case-drawing.tsx'

/** The first three of the owner's cases, each leading to the whole of it. */
export function CaseCards({ page }: { page: PageData }): ReactElement {
  const t = useWords()
  const { cases = [], sample = false } = page.cases ?? {}
  return (
    <div data-shared="">
      <Cards layout="mosaic">
        {cases.slice(0, 3).map(({ id, name, choice, drawing }, place) => (
          <Card
            key={id}
            title={name}
            href={`${page.portfolio ?? ''}#${id}`}
            text={choice}
            size={place === 0 ? 'l' : 'm'}
            layout={place === 0 ? 'above' : 'beside'}
            figure={drawing && <CaseDrawing kind={drawing} />}
            badges={sample && <Badge>{t('page.example')}</Badge>}
          />
        ))}
      </Cards>
    </div>
  )
}
