import type { ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { CareerAxis } from '../../components/career-axis/index.ts'
import { Rows } from '#ui/rows'
import { Facts } from '#ui/facts'
import { Opening } from '../../components/opening/index.ts'
import { Head, Section, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import { resumePath } from '../../owner/paths.ts'
import { periodOf } from '../../owner/period.ts'
import { useLayout } from '../../router/content.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { SampleNote } from '../parts/sample-note.tsx'
import type { ScreenProps } from '../screens.ts'
import { axisOf } from './axis.ts'
import * as css from './cv.css.ts'
import { Experience } from './experience.tsx'
import { Highlights } from './highlights.tsx'
import { WORDS } from './words.ts'

/** [2.1.99] [2.3.77] The CV: posts and skills on one axis of years, then each in detail. */
export default function Cv({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const words = useWordsOf(WORDS)
  const { card, contact } = useLayout()
  const { language, resume } = page
  if (resume === undefined) throw new Error('the CV has no career to show')
  const { basics, work, education, skills, projects, languages, meta } = resume
  const axis = axisOf(resume)
  const pdf = resumePath(language, 'pdf')
  const json = resumePath(language, 'json')
  return (
    <div className={css.sheet}>
      <Opening
        id="hero"
        variant="claim"
        title={page.heading}
        lead={basics.label}
        figure={
          <Facts
            facts={[
              { term: words.works, value: basics.workplace },
              { term: words.languages, value: languages.map((one) => one.language).join(', ') },
              { term: words.available, value: basics.availability },
              { term: words.email, value: <a href={`mailto:${basics.email}`}>{basics.email}</a> },
            ]}
          />
        }
        actions={
          <>
            <ButtonLink variant="solid" href={pdf} download className={css.screenOnly}>
              {words.pdf}
            </ButtonLink>
            <ButtonLink href={card.href} className={css.screenOnly}>
              {t('page.card')}
            </ButtonLink>
            <Button className={css.scripted} onClick={() => print()}>
              {words.print}
            </Button>
          </>
        }
      >
        {meta.sample && <SampleNote>{words.sample}</SampleNote>}
      </Opening>
      <Section id="summary" labelledBy="summary-title">
        <Split>
          <Head id="summary-title" title={words.summary} />
          <Stack>
            <Text size="t1">{basics.summary}</Text>
            <div className={css.screenOnly}>
              <Text tone="muted">{page.lead}</Text>
            </div>
          </Stack>
        </Split>
      </Section>
      <Section id="skills" tone="sunken" labelledBy="skills-title">
        <Head id="skills-title" title={words.skills} size="t3" />
        <CareerAxis
          columns={axis.columns}
          years={axis.years}
          posts={[
            ...work.map((post) => ({ ...post, title: post.position, place: post.name })),
            ...education.map((post) => ({ ...post, title: post.area, place: post.institution })),
          ]
            .map(({ title, place, startDate, endDate }) => ({
              title,
              place,
              current: endDate === undefined,
              period: periodOf({ startDate, endDate }, language),
              ...axis.place({ startDate, endDate }),
            }))
            .toSorted((one, other) => one.from - other.from)}
          skills={skills
            .flatMap(({ practice, universe }) =>
              practice.map(({ name, ...span }) => ({
                name,
                universe,
                past: span.endDate !== undefined,
                period: periodOf(span, language),
                ...axis.place(span),
              })),
            )
            .toSorted((one, other) => one.from - other.from)}
          words={{
            ...words.axis,
            universes: Object.fromEntries(skills.map(({ universe, name }) => [universe, name])),
          }}
        />
      </Section>
      <Section id="experience" labelledBy="experience-title">
        <Head id="experience-title" title={words.experience} />
        <Experience work={work} education={education} today={words.today} />
      </Section>
      <Highlights
        projects={projects.slice(0, 3)}
        sample={meta.sample}
        href={page.portfolio}
        language={language}
      />
      <Blocks blocks={page.blocks} />
      <Section id="contact" tone="sunken" labelledBy="contact-title">
        <Split>
          <Head id="contact-title" title={words.contact} />
          <Rows
            layout="lines"
            rows={[
              {
                icon: 'chat',
                title: words.email,
                text: <a href={`mailto:${basics.email}`}>{basics.email}</a>,
                action: <a href={contact}>{words.write}</a>,
              },
              {
                icon: 'user',
                title: t('page.card'),
                text: words.cardHint,
                action: <a href={card.href}>{words.openCard}</a>,
              },
              {
                icon: 'doc',
                title: words.files,
                text: words.filesHint,
                action: (
                  <>
                    <a href={pdf} download>
                      PDF
                    </a>{' '}
                    <a href={json} download>
                      JSON
                    </a>
                  </>
                ),
              },
            ]}
          />
        </Split>
      </Section>
      <div className={css.screenOnly}>
        <Ending page={page} call={false} />
      </div>
    </div>
  )
}
