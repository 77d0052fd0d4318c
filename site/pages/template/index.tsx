import { useId, type ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Facts } from '#ui/facts'
import { Head, Section, Split, Wrap } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { FlowView } from '../../components/flow-view/index.ts'
import { Opening } from '../../components/opening/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { MAP_ID } from '../../ports/document-attributes.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { TemplateData } from '../../routes/template/template-data.ts'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'
import { Actions } from './actions.tsx'
import { Checklist } from './checklist.tsx'
import { CostSheet } from './cost-sheet.tsx'
import { Near } from './near.tsx'
import { Receipt } from './receipt.tsx'
import { Runs } from './runs.tsx'
import { Steps } from './steps.tsx'
import { WORDS as LEVEL_WORDS } from './level-words.ts'
import { Versions } from './versions.tsx'
import { WORDS } from './words.ts'

/**
 * [2.1.102] A template of the library: what it solves, how it runs, what it needs, what proves it;
 * where somebody wrote more of it, that too.
 */
export default function Template({ page }: ScreenProps): ReactElement | null {
  return page.template ? <Shown key={page.id} page={page} template={page.template} /> : null
}

interface ShownProps {
  readonly page: PageData
  readonly template: TemplateData
}

function Shown({ page, template }: ShownProps): ReactElement {
  const words = useWordsOf(WORDS)
  const levels = useWordsOf(LEVEL_WORDS)
  const id = useId()
  const parts = PARTS.filter((part) => template[part] !== '')
  const { steps, needs, cost, runs, category, services, level, minutes } = template
  return (
    <>
      <Opening
        variant="plain"
        badge={<Badge tone="plus">{page.badge}</Badge>}
        title={page.heading}
        lead={page.lead}
        actions={<Actions template={template} words={words} />}
      >
        <Facts
          layout="line"
          data-shared=""
          facts={[
            { icon: 'tag', value: <a href={category.href}>{category.name}</a> },
            { icon: 'gauge', value: levels[level] },
            { icon: 'clock', value: words.setUp(minutes) },
            { icon: 'flow', value: words.steps(steps.length) },
            ...services.map(({ name, href }) => ({ value: <a href={href}>{name}</a> })),
          ]}
        />
      </Opening>
      {page.map !== undefined && (
        <Wrap>
          <FlowView
            id={MAP_ID}
            html={page.map}
            name={words.diagram}
            caption={runs[0] ? words.way(runs[0].name) : words.told}
            words={words.view}
          />
        </Wrap>
      )}
      {parts.length > 0 && (
        <Section labelledBy={`${id}why`}>
          <Split ratio="4:7">
            <div data-shared="">
              <Head id={`${id}why`} title={words.why} size="t3" />
            </div>
            <Stack gap={6}>
              {parts.map((part) => (
                <div key={part}>
                  <h3 data-shared="">{words.parts[part]}</h3>
                  <Text tone="muted">{template[part]}</Text>
                </div>
              ))}
            </Stack>
          </Split>
        </Section>
      )}
      <BodySection html={page.html} />
      <Section id="etapes" tone="sunken" labelledBy={`${id}steps`}>
        <Split ratio="8:3">
          <div>
            <div data-shared="">
              <Head id={`${id}steps`} title={words.stepByStep} size="t3" />
            </div>
            <Steps steps={steps} uses={words.uses} />
          </div>
          <Stack gap={6}>
            {template.receipt && <Receipt receipt={template.receipt} words={words} />}
            <Checklist slug={template.slug} needs={needs} words={words} />
          </Stack>
        </Split>
      </Section>
      <Runs template={template} language={page.language} />
      {cost && <CostSheet cost={cost} />}
      <Versions versions={template.versions} words={words} />
      <Near template={template} words={words} />
      <Ending page={page} neighbours={page.html !== undefined} />
    </>
  )
}

const PARTS = ['outcome', 'approval', 'failure', 'avoid'] as const
