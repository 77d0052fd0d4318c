import type { ReactElement, ReactNode } from 'react'
import { Badge } from '#ui/badge'
import { Heading } from '#ui/heading'
import { row, ruled } from '#ui/section'
import { Text } from '#ui/text'
import type { Resume, Span } from '../../owner/resume.ts'
import * as css from './cv.css.ts'

export interface ExperienceProps extends Pick<Resume, 'work' | 'education'> {
  /** Says that a post lasts: « aujourd’hui ». */
  today: string
}

/** Every post and what was studied, most recent first. */
export function Experience({ work, education, today }: ExperienceProps): ReactElement {
  return (
    <ol className={ruled}>
      {work.map(({ position, name, summary, highlights, keywords, ...span }) => (
        <Entry key={name + span.startDate} span={span} title={position} place={name} today={today}>
          <p>{summary}</p>
          <ul className={css.points}>
            {highlights.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <ul className={css.keywords}>
            {keywords.map((keyword) => (
              <li key={keyword}>
                <Badge>{keyword}</Badge>
              </li>
            ))}
          </ul>
        </Entry>
      ))}
      {education.map(({ area, institution, studyType, summary, ...span }) => (
        <Entry
          key={institution + span.startDate}
          span={span}
          title={area}
          place={`${institution}, ${studyType.toLowerCase()}`}
          today={today}
        >
          <p>{summary}</p>
        </Entry>
      ))}
    </ol>
  )
}

interface EntryProps {
  span: Span
  title: string
  place: string
  today: string
  children: ReactNode
}

function Entry({ span: { startDate, endDate }, title, place, today, children }: EntryProps) {
  return (
    <li className={`${row.three} ${css.entry}`}>
      <Text tone="muted" figures>
        <time dateTime={startDate}>{startDate.slice(0, 4)}</time> –{' '}
        {endDate === undefined ? today : <time dateTime={endDate}>{endDate.slice(0, 4)}</time>}
      </Text>
      <div>
        <Heading level={3} size="t2">
          {title}
        </Heading>
        <Text tone="muted">{place}</Text>
      </div>
      <div className={css.told}>{children}</div>
    </li>
  )
}
