/** Times are never the model's: it may mend the words of a block, and only into words that sound alike. */
import { inBoth } from '../../fragments/code.ts'

export const CUT = `const { batch } = $('settings').first().json
const text = $input.first().json.data.replace(/^\\uFEFF/, '').replace(/\\r\\n?/g, '\\n')
const blocks = text.split(/\\n{2,}/).flatMap((part) => {
  const found = part.trim().match(/^(?:\\d+\\n)?(\\d+:\\d\\d:\\d\\d,\\d{3}) --> (\\d+:\\d\\d:\\d\\d,\\d{3})[^\\n]*(?:\\n([^]*))?$/)
  return found ? [{ from: found[1], to: found[2], text: (found[3] ?? '').replace(/\\s+/g, ' ').trim() }] : []
}).map((one, at) => ({ number: at + 1, ...one }))
const whole = !text.includes('\\uFFFD') && blocks.length === (text.match(/-->/g) ?? []).length
const parts = []
for (let at = 0; whole && at < blocks.length; at += batch) parts.push(blocks.slice(at, at + batch))
return (parts.length ? parts : [[]]).map((part) => ({ json: {
  blocks: part, asked: part.map((one) => '[' + one.number + '] ' + one.text).join('\\n'),
} }))`

export const CHECK = inBoth(
  (words) => `const { width, speed } = $('settings').first().json
const bare = (text) => text.normalize('NFD').toLowerCase().replace(/[^a-z0-9]/g, '')
const apart = (one, other) => {
  let row = [...other].map((_, at) => at + 1)
  ;[...one].forEach((letter, up) => {
    let left = up + 1, corner = up
    row = row.map((above, at) => {
      const next = Math.min(left + 1, above + 1, corner + (letter === other[at] ? 0 : 1))
      corner = above
      return (left = next)
    })
  })
  return row.at(-1) ?? one.length
}
const figures = (text) => (text.match(/\\d+/g) ?? []).join()
const alike = (old, now) => figures(old) === figures(now) && apart(bare(old), bare(now)) <= 0.4 * Math.max(bare(old).length, 5)
const seconds = (time) => time.replace(',', '.').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
const wrapped = (text) => {
  if (text.length <= width) return text
  const cuts = [...text.matchAll(/ /g)].map((one) => one.index).sort((one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2))
  return cuts.length ? text.slice(0, cuts[0]) + '\\n' + text.slice(cuts[0] + 1) : text
}
const changed = [], watch = [], written = []
let refused = 0, unread = 0
$input.all().forEach(({ json }, at) => {
  const { blocks } = $('cut').all()[at].json
  const said = new Map((json.output?.lines ?? []).map((one) => [one.number, one.text.replace(/\\s+/g, ' ').trim()]))
  if (!json.output) unread += blocks.length
  for (const { number, from, to, text } of blocks) {
    const now = said.get(number)
    const holds = now && now !== text && alike(text, now)
    if (now && now !== text && !holds) refused += 1
    if (holds) changed.push(from.slice(0, 8) + '  ' + text + ' → ' + now)
    const kept = holds ? now : text
    const lines = wrapped(kept)
    const pace = kept.length / Math.max(seconds(to) - seconds(from), 0.1)
    if (pace > speed || lines.split('\\n').some((one) => one.length > width))
      watch.push(from.slice(0, 8) + '  ' + (pace > speed ? '${words.fast}' : '${words.wide}') + kept)
    written.push(number + '\\n' + from + ' --> ' + to + '\\n' + lines)
  }
})
const listed = (title, lines) => (lines.length ? '\\n\\n' + title + '\\n' + lines.join('\\n') : '')
return [{ json: {
  name: $('settings').first().json.name.replace(/\\.srt$/i, '') + '${words.suffix}',
  srt: written.join('\\n\\n') + '\\n', changed: changed.length, refused, unread,
  report: '${words.changed}' + changed.length + '\\n${words.refused}' + refused + '\\n${words.unread}' + unread +
    listed('${words.mended}', changed) + listed('${words.watch}', watch),
} }]`,
  {
    fr: {
      fast: 'trop rapide : ',
      wide: 'trop long : ',
      suffix: '.relu.srt',
      changed: 'Blocs corrigés : ',
      refused: 'Corrections écartées : ',
      unread: 'Blocs non relus : ',
      mended: 'CORRIGÉ',
      watch: 'À REGARDER',
    },
    en: {
      fast: 'too fast: ',
      wide: 'too long: ',
      suffix: '.read.srt',
      changed: 'Blocks mended: ',
      refused: 'Changes turned down: ',
      unread: 'Blocks not read: ',
      mended: 'MENDED',
      watch: 'TO LOOK AT',
    },
  },
)
