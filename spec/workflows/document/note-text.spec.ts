/** A note's Markdown is read as it is meant, and what is none stays as it is written. */
import { describe, expect, test } from 'vitest'
import { noteRows } from '../../../site/workflows/document/note-text.ts'

const told = (markdown: string) =>
  noteRows(markdown).map(({ kind, runs }) => [
    kind,
    ...runs.map(({ text, as }) => (as ? `${as}: ${text}` : text)),
  ])

describe('a note', () => {
  test('has headings, lists and lines that end where they were written to', () => {
    expect(told('## À relier\nUn compte :\n- Gmail\n* Slack\n\n1. D’abord\n')).toEqual([
      ['heading', 'À relier'],
      ['text', 'Un compte :'],
      ['item', 'Gmail'],
      ['item', 'Slack'],
      ['text'],
      ['text', '1. D’abord'],
    ])
  })

  test('has strong words, stressed ones, code, and links by what they are called', () => {
    expect(told('Du **gras**, *ceci*, `{{ $json.a }}` et [la page](https://example.com).')).toEqual(
      [
        [
          'text',
          'Du ',
          'strong: gras',
          ', ',
          'em: ceci',
          ', ',
          'code: {{ $json.a }}',
          ' et ',
          'la page',
          '.',
        ],
      ],
    )
  })

  test.each(['2 * 3 * 4', '**', '[a', 'a_b_c', '#tag', '-1', '<b>x</b>', '[x] (y)'])(
    '%j stays as it is',
    (line) => {
      expect(told(line)).toEqual([['text', line]])
    },
  )

  test('of nothing but marks is read at once', () => {
    const marks = ['*', '**', '[', '`', '[a](', '![']
    for (const mark of marks) expect(noteRows(mark.repeat(100_000)).length).toBe(1)
  })
})
