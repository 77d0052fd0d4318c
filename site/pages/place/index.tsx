import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { PlaceMap } from '../../components/place-map/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { MAP_ID } from '../../ports/document-attributes.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { ProjectLink } from '../parts/project-link.tsx'
import type { ScreenProps } from '../screens.ts'
import { Part } from './part.tsx'
import { WORDS } from './words.ts'

/** [2.1.51] [2.1.93] A city or a region: its map, then what its own material fills. */
export default function Place({ page }: ScreenProps): ReactElement {
  const words = useWordsOf(WORDS)
  const { parts = [], map } = page
  return (
    <>
      <Opening
        variant="place"
        title={page.heading}
        lead={page.lead}
        actions={<ProjectLink variant="contact" />}
        figure={map !== undefined && <PlaceMap id={MAP_ID} html={map} caption={words.caption} />}
      />
      {parts.map((part) => (
        <Part key={part.kind === 'text' ? part.kind : part.id} part={part} html={page.html} />
      ))}
      <Blocks blocks={page.blocks} />
      <Ending page={page} call={false} />
    </>
  )
}
