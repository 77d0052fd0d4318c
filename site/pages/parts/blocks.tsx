import { useId, type ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { DefinitionRows } from '#ui/definition-rows'
import { FaqList } from '#ui/faq-list'
import { Fit } from '#ui/fit'
import { PriceList } from '#ui/price-list'
import { RowList } from '#ui/row-list'
import { Head, Section, Split } from '#ui/section'
import { Steps } from '#ui/steps'
import { Timeline } from '#ui/timeline'
import { useWords } from '../../i18n/use-words.ts'
import { questionAnchor } from '../../routes/question-anchor.ts'
import type { PageBlock } from '../../routes/page-data.ts'

/** The parts of a page below its opening, every other one on the sunken band. */
export function Blocks({ blocks }: { blocks: readonly PageBlock[] }): ReactElement {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockSection key={block.id} block={block} banded={index % 2 === 1} />
      ))}
    </>
  )
}

function BlockSection({ block, banded }: { block: PageBlock; banded: boolean }): ReactElement {
  const id = useId()
  const head = <Head id={id} title={block.title} lead={block.lead} />
  const content = <BlockContent block={block} />
  return (
    <Section id={block.id} tone={banded ? 'sunken' : 'ground'} labelledBy={id}>
      {block.kind === 'rows' ? (
        <Split>
          {head}
          {content}
        </Split>
      ) : (
        <>
          {head}
          {content}
        </>
      )}
    </Section>
  )
}

function BlockContent({ block }: { block: PageBlock }): ReactElement {
  const t = useWords()
  switch (block.kind) {
    case 'rows':
      return <DefinitionRows rows={block.rows} />
    case 'doors':
      return <RowList items={block.doors.map(({ name, ...door }) => ({ ...door, title: name }))} />
    case 'steps':
      return <Steps steps={block.steps} />
    case 'offers':
      return (
        <PriceList offers={block.offers.map((offer) => ({ ...offer, note: t('page.quote') }))} />
      )
    case 'fit':
      return <Fit yes={block.yes} no={block.no} universe="ia" level={3} />
    case 'questions':
      return (
        <FaqList
          questions={block.questions.map((each, at) => ({
            ...each,
            id: questionAnchor(block.id, at),
          }))}
        />
      )
    case 'timeline':
      return (
        <Timeline
          moments={block.entries.map(({ title, ...entry }) => ({
            ...entry,
            role: title,
            badge: block.sample && <Badge>{t('page.example')}</Badge>,
          }))}
        />
      )
  }
}
