import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Heading } from '#ui/heading'
import { Head, row, ruled, Section } from '#ui/section'
import { Text } from '#ui/text'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import { periodOf } from '../../owner/period.ts'
import type { Resume } from '../../owner/resume.ts'
import type { Language } from '../../routes/language.ts'
import * as css from './cv.css.ts'
import { WORDS } from './words.ts'

interface HighlightsProps extends Pick<Resume, 'projects'> {
  sample: boolean
  /** Where they are told whole. */
  href: string | undefined
  language: Language
}

/** The most telling projects: the question, and what was chosen. */
export function Highlights(props: HighlightsProps): ReactElement {
  const { projects, sample, href, language } = props
  const t = useWords()
  const words = useWordsOf(WORDS)
  return (
    // Told whole in the portfolio: none of these words are this page's own.
    <Section shared id="highlights" tone="sunken" labelledBy="highlights-title">
      <Head
        id="highlights-title"
        title={words.highlights}
        lead={sample ? words.highlightsSample : undefined}
      />
      <ol className={ruled}>
        {projects.map((project) => (
          <li key={project.name} className={`${row.two} ${css.project}`}>
            <div>
              <Heading level={3} size="t2">
                {project.name}
              </Heading>
              <Text tone="muted" size="s">
                {project.entity}, {periodOf(project, language)}
              </Text>
              {sample && (
                <p className={css.badge} data-shared="">
                  <Badge>{t('page.example')}</Badge>
                </p>
              )}
            </div>
            {/* In the portfolio's own words: both tell what the owner wrote of it. */}
            <div className={css.told} data-shared="">
              <p>{project.description}</p>
              <Text tone="muted">{project.highlights[0]}</Text>
            </div>
          </li>
        ))}
      </ol>
      {href !== undefined && (
        <p className={css.more}>
          <a href={href}>{words.read}</a>
        </p>
      )}
    </Section>
  )
}
