import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Disclosure } from '../disclosure/index.ts'
import type { Attributes } from '../render/index.ts'
import { Inline, Stack } from '../stack/index.ts'
import { Table, type TableRow } from '../table/index.ts'
import { Text } from '../text/index.ts'
import { OpalGradient } from '../opal-gradient/index.ts'
import * as css from './chart.css.ts'
import type { Drawn, Format, Look, Series } from './series.ts'

/** What every chart is told beside its figures; the rest is its figure's. */
export interface ChartProps extends Attributes<'figure', 'title' | 'children'> {
  /** Names the drawing and its table; unique in the page. */
  title: string
  /** What one sees, in a sentence, for those who do not. */
  description: string
  /** Says what it shows, and names it. */
  caption?: ReactNode
  /** How a figure is written: unit, decimals, the language's separators. */
  format?: Format | undefined
  /** Words of the table below: what opens it, and the head of its first column. */
  words: { table: string; category: string }
  /** `false` where the view has its thread elsewhere. */
  thread?: boolean
}

interface FrameProps extends Omit<ChartProps, 'description' | 'format' | 'thread'> {
  legend?: readonly Pick<Drawn, 'name' | 'look'>[] | undefined
  head: readonly string[]
  rows: readonly TableRow[]
  children: ReactNode
}

/** Around every drawing: who is who, a caption, and the figures as a table. */
export function Frame(props: FrameProps): ReactElement {
  const { title, caption, words, legend = [], head, rows, children, ...rest } = props
  return (
    <figure {...rest}>
      <Stack gap={3}>
        {legend.length > 1 && <Legend series={legend} />}
        {children}
        {caption && (
          <Text as="div" tone="muted" size="s">
            <figcaption>{caption}</figcaption>
          </Text>
        )}
        <div className={css.data}>
          <Disclosure title={words.table}>
            <Table name={title} head={[words.category, ...head]} rows={rows} />
          </Disclosure>
        </div>
      </Stack>
    </figure>
  )
}

function Legend({ series }: { series: readonly Pick<Drawn, 'name' | 'look'>[] }): ReactElement {
  return (
    <Inline as="ul" gap={4}>
      {series.map(({ name, look }) => (
        <Text key={name} as="li" size="s" tone="muted">
          <Inline as="span" gap={2} nowrap>
            <Sample look={look} />
            {name}
          </Inline>
        </Text>
      ))}
    </Inline>
  )
}

function Sample({ look }: { look: Look }): ReactElement {
  const id = useId()
  return (
    <svg width="28" height="4" viewBox="0 0 28 4" aria-hidden="true">
      {look === 'thread' ? (
        <>
          <OpalGradient id={id} />
          <rect width="28" height="3" rx="1.5" fill={`url(#${id})`} />
        </>
      ) : (
        <path className={css.stroke[look]} d="M2 2h24" />
      )}
    </svg>
  )
}

interface DrawingProps extends Pick<ComponentProps<'svg'>, 'className' | 'height' | 'viewBox'> {
  title: string
  description: string
  children: ReactNode
}

/** The picture itself: a title, a description, nothing else that is read out. */
export function Drawing(props: DrawingProps): ReactElement {
  const { title, description, className = css.plot, children, ...box } = props
  const id = useId()
  return (
    <svg
      className={className}
      {...PICTURE}
      {...box}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}text`}>{description}</desc>
      {children}
    </svg>
  )
}

const PICTURE = { role: 'img' } as const

/** A description that goes on with the figures, as long as one can listen to them. */
export const inWords = (
  description: string,
  names: readonly string[],
  { values }: Series,
  format: Format,
): string => {
  const figures = names.map((name, index) => `${name} ${format(values[index]!)}`)
  return figures.length > MANY ? description : `${description} ${figures.join(', ')}.`
}

const MANY = 12

/** The room that the longest of some words needs at the left of a plot. */
export const roomFor = (words: readonly string[]): keyof typeof css.room => {
  const longest = Math.max(...words.map(({ length }) => length))
  if (longest <= 3) return 's'
  return longest <= 6 ? 'm' : 'l'
}
