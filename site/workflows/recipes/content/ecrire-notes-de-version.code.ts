/** What customers read of a change holds nothing that its author did not write, and nothing of the workshop. */
import { inBoth } from '../../fragments/code.ts'

export const SORT = `const { shown, kinds } = $('settings').first().json
const all = $input.all().map(({ json }) => json)
if (all[0]?.error) return [{ json: { none: true, error: all[0].error } }]
const merged = all.filter((one) => one.iid)
const loose = merged.filter((one) => one.labels.length === 0).map((one) => '!' + one.iid + ' ' + one.title)
const found = merged.filter((one) => one.labels.includes(shown)).map((one) => ({
  iid: one.iid, title: one.title, link: one.web_url,
  kind: kinds.find(({ label }) => one.labels.includes(label))?.label ?? kinds[0].label,
  source: (one.title + '\\n' + (one.description ?? '')).replace(/<!--[^]*?-->/g, '').slice(0, 1500),
}))
return found.length === 0 ? [{ json: { none: true, merged: merged.length, loose } }] : found.map((json) => ({ json: { ...json, merged: merged.length, loose } }))`

export const CHECK = `const figures = (text) => text.match(/\\d+/g) ?? []
return $input.all().map(({ json }, at) => {
  const one = $('sort').all()[at].json
  const said = (json.text ?? '').trim()
  const known = figures(one.source)
  const inside = /[#!@]\\w|https?:|\\w+_\\w+|\\b[A-Z]{2,}-\\d+|\\w\\.(?:js|ts|py|php|go|rb|sql|json|ya?ml)\\b/
  const holds = said !== '' && said.length <= 220 && !inside.test(said) && figures(said).every((figure) => known.includes(figure))
  return { json: { ...one, holds, line: holds ? said : one.title } }
})`

export const COMPOSE = inBoth(
  (words) => `const { kinds } = $('settings').first().json
const all = $input.all().map(({ json }) => json)
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const part = ({ label, title }) => {
  const lines = all.filter((one) => one.kind === label)
  return lines.length === 0 ? '' : '<h2>' + title + '</h2>\\n<ul>' + lines.map((one) => '<li>' + (one.holds ? '' : '${words.todo}') + safe(one.line) + '</li>').join('') + '</ul>\\n'
}
const [{ merged, loose }] = all
const open = all.filter((one) => !one.holds)
return [{ json: {
  html: kinds.map(part).join(''),
  report: '${words.lines}' + all.length + '${words.of}' + merged + (merged < 500 ? '' : '${words.cut}') +
    (open.length ? '\\n${words.open}' + open.map((one) => one.title + ' ' + one.link).join('\\n') : '') +
    (loose.length ? '\\n${words.loose}' + loose.join('\\n') : ''),
} }]`,
  {
    fr: {
      todo: '[À ÉCRIRE] ',
      lines: 'Lignes écrites : ',
      of: ', demandes fusionnées : ',
      cut: ' (GitLab en a peut-être d’autres : seules 500 sont lues)',
      open: 'À écrire vous-même :\\n',
      loose: 'Sans étiquette, à trier :\\n',
    },
    en: {
      todo: '[TO BE WRITTEN] ',
      lines: 'Lines written: ',
      of: ', requests merged: ',
      cut: ' (GitLab may have more: only 500 are read)',
      open: 'For you to write:\\n',
      loose: 'Without a label, to be sorted:\\n',
    },
  },
)
