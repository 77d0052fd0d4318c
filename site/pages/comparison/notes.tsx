import { Fragment, useId, type ReactElement } from 'react'
import { Link } from '#ui/link'
import { Head, Section } from '#ui/section'
import { SortableTable } from '#ui/sortable-table'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { Weighed, Words } from '../../weighing/weighed.ts'
import { useDate } from '../parts/use-date.ts'
import { WORDS } from './words.ts'

interface NotesProps {
  readonly weighing: Weighed
  /** The day they were last reviewed. */
  readonly updated: string
}

/** Every note with its reason: what the ranking adds up. */
export function Notes({
  weighing: { best, criteria, products },
  updated,
}: NotesProps): ReactElement {
  const words = useWordsOf(WORDS)
  const date = useDate()
  const id = useId()
  const linked = products.some(({ notes }) =>
    notes.some(({ why }) => why.some((part) => typeof part !== 'string')),
  )
  return (
    <Section flush labelledBy={id}>
      <Head id={id} title={words.notes} />
      <SortableTable
        name={words.notes}
        corner={words.product}
        columns={criteria.map(({ name }) => name)}
        rows={products.map(({ name, notes }) => ({
          header: name,
          cells: notes.map(({ note, why }) => ({
            value: note,
            content: (
              <>
                <Text strong figures>
                  {words.note(note, best)}
                </Text>
                <Text size="s">
                  <Reason why={why} />
                </Text>
              </>
            ),
          })),
        }))}
        caption={
          <span data-shared="">
            {words.judged(best, date(updated))}
            {linked && ` ${words.linked}`}
          </span>
        }
      />
    </Section>
  )
}

function Reason({ why }: { why: readonly Words[] }): ReactElement {
  return (
    <>
      {why.map((part) =>
        typeof part === 'string' ? (
          <Fragment key={part}>{part}</Fragment>
        ) : (
          <Link key={part.value} href={part.href} external={part.source}>
            {part.value}
          </Link>
        ),
      )}
    </>
  )
}
