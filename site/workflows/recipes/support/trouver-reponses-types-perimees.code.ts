/** What a standard reply says that is no longer true. */
import { inBoth } from '../../fragments/code.ts'

/** Dates gone by, colleagues who left, texts that nobody has read again; links are for the next step. */
export const TEXTS = inBoth(
  ({ months, past, left, old }) => String.raw`const { gone, months } = $('settings').first().json
const names = gone.split(',').map((name) => name.trim()).filter(Boolean)
const written = '${months}'.split(' ')
const plain = (html) => String(html ?? '').replace(/<[^>]+>/g, ' ').replace(/&nbsp;/g, ' ').replace(/\s+/g, ' ').trim()
return $input.all().flatMap(({ json }) => json.macros ?? []).filter(({ active }) => active !== false).flatMap((macro) => {
  const values = (macro.actions ?? []).filter(({ field }) => /^comment_value/.test(field)).map(({ value }) => Array.isArray(value) ? value.at(-1) : value)
  if (values.length === 0) return []
  const html = values.join(' ')
  const text = plain(html)
  const dates = [
    ...[...text.matchAll(/\b(\d{1,2})\/(\d{1,2})\/(20\d\d)\b/g)].map(([shown, day, month, of]) => ({ shown, iso: [of, month.padStart(2, '0'), day.padStart(2, '0')].join('-') })),
    ...[...text.matchAll(/\b(\d{1,2})(?:er)? (\p{L}+) (20\d\d)\b/gu)].map(([shown, day, month, of]) => [shown, day, month.toLowerCase(), of]).filter(([, , month]) => written.includes(month)).map(([shown, day, month, of]) => ({ shown, iso: [of, String(written.indexOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-') })),
  ]
  const faults = [
    ...dates.filter(({ iso }) => iso < $now.toISODate()).map(({ shown }) => '${past}' + shown),
    ...names.filter((name) => text.toLowerCase().includes(name.toLowerCase())).map((name) => '${left}' + name),
    ...(DateTime.fromISO(macro.updated_at) < $now.minus({ months }) ? ['${old}' + DateTime.fromISO(macro.updated_at).toFormat('MM/yyyy')] : []),
  ]
  const links = [...new Set([...html.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([link]) => link.replace(/[.,;:!?]+$/, '')).filter((link) => !link.includes('{{')))]
  return [{ json: { id: macro.id, title: macro.title, use: Number(macro.usage_30d ?? 0), faults, links } }]
})`,
  {
    fr: {
      months:
        'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
      past: 'date passée : ',
      left: 'collègue parti : ',
      old: 'pas relue depuis ',
    },
    en: {
      months:
        'january february march april may june july august september october november december',
      past: 'date gone by: ',
      left: 'colleague who left: ',
      old: 'not read again since ',
    },
  },
)

/** Every link once, below one that is known to be alive: where even that fails, the network does. */
export const LINKS = `const { desk } = $('settings').first().json
const links = [...new Set($input.all().flatMap(({ json }) => json.links))].filter((link) => link !== desk).slice(0, 300)
return [desk, ...links].map((link) => ({ json: { link } }))`

export const REPORT = inBoth(
  ({ dead, unchecked, uses, title, and }) => String.raw`const { desk } = $('settings').first().json
const asked = $('links').all().map(({ json }) => json.link)
const dead = new Set()
let alive = false
$input.all().forEach(({ json }, index) => {
  const status = Number(json.statusCode ?? 0)
  if (index === 0) { alive = status > 0 && status < 500; return }
  if (status === 404 || status === 410 || /ENOTFOUND/.test(JSON.stringify(json.error ?? ''))) dead.add(asked[index])
})
const found = $('texts').all().map(({ json }) => ({ ...json, faults: [...json.faults, ...(alive ? json.links.filter((link) => dead.has(link)).map((link) => '${dead}' + link) : [])] }))
  .filter(({ faults }) => faults.length > 0).sort((one, other) => other.use - one.use || one.title.localeCompare(other.title))
const lines = found.map(({ id, title, use, faults }) => '– ' + title + ' (' + use + '${uses})${title} ' + faults.join('${and}') + '\n  ' + desk + '/admin/workspaces/agent-workspace/macros/' + id)
const all = $('texts').all().length
return [{ json: { month: $now.toFormat('yyyy-MM'), count: found.length, all, text: [...lines, ...(alive ? [] : ['${unchecked}'])].join('\n') } }]`,
  {
    fr: {
      dead: 'lien mort : ',
      uses: ' emplois en 30 jours',
      title: ' :',
      unchecked: 'Liens non essayés : votre propre adresse ne répondait pas.',
      and: ' ; ',
    },
    en: {
      dead: 'dead link: ',
      uses: ' uses in 30 days',
      title: ':',
      unchecked: 'Links not tried: your own address did not answer.',
      and: '; ',
    },
  },
)
