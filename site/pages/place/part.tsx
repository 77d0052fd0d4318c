import { useId, type ReactElement } from 'react'
import { DayPlan } from '../../components/day-plan/index.ts'
import { Journeys } from '../../components/journeys/index.ts'
import { Link } from '#ui/link'
import { Head, Section, Split } from '#ui/section'
import { Sectors } from '../../components/sectors/index.ts'
import type { PlacePart } from '../../routes/placed-in.ts'
import { Body } from '../parts/body.tsx'

interface PartProps {
  readonly part: PlacePart
  /** What the part `text` shows. */
  readonly html: string | undefined
}

/** A part of a place's page: its text, or something that one sees at a glance. */
export function Part({ part, html }: PartProps): ReactElement {
  const id = useId()
  if (part.kind === 'text')
    return (
      <Section>
        <Body html={html} sided />
      </Section>
    )
  const head = <Head id={id} title={part.title} lead={part.lead} />
  if (part.kind === 'day')
    return (
      <Section id={part.id} tone="sunken" labelledBy={id}>
        <Split ratio="4:7">
          {head}
          <DayPlan moments={part.moments} />
        </Split>
      </Section>
    )
  return (
    <Section id={part.id} labelledBy={id}>
      {head}
      {part.kind === 'sectors' ? (
        <Sectors sectors={part.sectors} />
      ) : (
        <Journeys
          journeys={part.journeys.map(({ by, source, ...journey }) => ({
            ...journey,
            by: (
              <>
                {by} (<Link href={source.url}>{source.publisher}</Link>)
              </>
            ),
          }))}
        />
      )}
    </Section>
  )
}
