import { useId, type ReactElement, type ReactNode } from 'react'
import { Badge } from '#ui/badge'
import { Rows } from '#ui/rows'
import { FaqList } from '#ui/faq-list'
import { Fit } from '../../components/fit/index.ts'
import { Link } from '#ui/link'
import { PriceList } from '../../components/price-list/index.ts'
import { Head, Section, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { Steps } from '#ui/steps'
import { Timeline } from '#ui/timeline'
import { useWords } from '../../i18n/use-words.ts'
import { questionAnchor } from '../../routes/question-anchor.ts'
import type { PageBlock } from '../../routes/page-data.ts'

/** What a screen shows in those of its parts that no record holds, by their anchors. */
export type OwnParts = Readonly<Record<string, ReactNode>>

interface BlocksProps {
  readonly blocks: readonly PageBlock[]
  readonly own?: OwnParts
}

/** The parts of a page below its opening, every other one on the sunken band. */
export function Blocks({ blocks, own = NOTHING }: BlocksProps): ReactElement {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockSection key={block.id} block={block} own={own} banded={index % 2 === 1} />
      ))}
    </>
  )
}

const NOTHING: OwnParts = {}

interface BlockProps {
  readonly block: PageBlock
  readonly own: OwnParts
}

function BlockSection({ banded, ...of }: BlockProps & { readonly banded: boolean }): ReactElement {
  const { block } = of
  const id = useId()
  const head = <Head id={id} title={block.title} lead={block.lead} />
  const content = <BlockContent {...of} />
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

function BlockContent({ block, own }: BlockProps): ReactElement {
  const content = <BlockParts block={block} own={own} />
  if (!block.more) return content
  return (
    <Stack gap={6}>
      {content}
      <p>
        <Link variant="more" href={block.more.href}>
          {block.more.text}
        </Link>
      </p>
    </Stack>
  )
}

function BlockParts({ block, own }: BlockProps): ReactNode {
  const t = useWords()
  switch (block.kind) {
    case 'rows':
      return <Rows rows={block.rows} />
    case 'doors':
      return (
        <Rows
          layout="links"
          rows={block.doors.map(({ name, ...door }) => ({ ...door, title: name }))}
        />
      )
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
    case 'own': {
      const part = own[block.id]
      // Found at build, where every page is drawn.
      if (part === undefined) throw new Error(`the screen has nothing for the part « ${block.id} »`)
      return part
    }
  }
}
