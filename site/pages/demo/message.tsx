import type { ReactElement } from 'react'
import { Card } from '#ui/card'
import { Rows } from '#ui/rows'
import { Grid } from '#ui/stack'
import { Table } from '#ui/table'
import { Text } from '#ui/text'
import type { Adapted, Interest } from './adapt.ts'
import * as css from './demo.css.ts'
import type { Words } from './words.ts'

interface MessageProps {
  readonly adapted: Adapted
  readonly words: Words['adaptive']['message']
}

/** One way to begin, said shortly and at length. */
type Way = Words['adaptive']['message']['ways'][Interest]

/** The three ways, whatever their form: none of them is ever left out. */
export function Message({ adapted, words }: MessageProps): ReactElement {
  const { form, order, long, moves } = adapted
  const ways = order.map((key) => words.ways[key])
  return (
    // Anew for each form, so that it fades in where that is welcome.
    <div key={`${form} ${order.join()} ${long}`} className={moves ? css.fades : undefined}>
      {FORMS[form]({ ways, long, words })}
    </div>
  )
}

interface FormProps extends Pick<MessageProps, 'words'> {
  readonly ways: readonly Way[]
  readonly long: boolean
}

const FORMS: Readonly<Record<Adapted['form'], (props: FormProps) => ReactElement>> = {
  table: ({ ways, long, words }) => (
    <Table
      name={words.title}
      head={[words.head, words.brief, words.bring, words.receive]}
      caption={words.caption}
      rows={ways.map((way) => ({
        header: way.name,
        cells: [said(way, long), way.bring, way.receive],
      }))}
    />
  ),
  cards: ({ ways, long, words }) => (
    <Grid cells="card">
      {ways.map((way) => (
        <Card key={way.name} title={way.name} text={said(way, long)}>
          <Text size="s">{words.bringing(way.bring)}</Text>
          <Text size="s">{words.receiving(way.receive)}</Text>
        </Card>
      ))}
    </Grid>
  ),
  list: ({ ways, long, words }) => (
    <Rows
      rows={ways.map((way) => ({
        title: way.name,
        strong: words.receiving(way.receive),
        text: `${words.bringing(way.bring)} ${said(way, long)}`,
      }))}
    />
  ),
}

const said = (way: Way, long: boolean): string => (long ? `${way.short} ${way.more}` : way.short)
