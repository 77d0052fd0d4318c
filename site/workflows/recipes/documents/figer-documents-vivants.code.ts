/** Which documents of the list have changed since they were last kept. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly head: string
  readonly same: string
  readonly lost: string
  readonly unread: string
}

/** By Drive's own time of modification: a text that is the same may have other pictures. */
const judge = (words: Words) =>
  String.raw`const metas = $input.all().map(({ json }) => json)
const day = $now.setZone('Europe/Paris').toISODate()
const rows = $('list').all().map(({ json }, at) => ({ row: json, meta: metas[at] ?? {} })).filter(({ row }) => String(row.document ?? '').trim())
const changed = [], lost = []
let same = 0
for (const { row, meta } of rows) {
  const name = String(row.name ?? '').trim() || meta.name || String(row.document)
  if (!meta.id || !meta.modifiedTime) { lost.push(name + ' : ' + (meta.error?.message ?? meta.message ?? meta.error ?? '${words.unread}')); continue }
  if (String(row.frozen ?? '') === meta.modifiedTime) { same += 1; continue }
  changed.push({ state: 'keep', id: meta.id, document: String(row.document), name, modified: meta.modifiedTime, file: day + ' ' + name.replace(/[\\/:*?"<>|]+/g, '-') + '.pdf' })
}
const text = ['${words.head}' + changed.length, ...changed.map(({ name }) => '- ' + name), '${words.same}' + same, ...(lost.length ? ['${words.lost}', ...lost.map((one) => '- ' + one)] : [])].join('\n')
return [{ json: { state: 'tell', count: changed.length, text } }, ...changed.map((json) => ({ json }))]`

export const JUDGE = inBoth(judge, {
  fr: {
    head: 'À figer ce mois-ci : ',
    same: 'Inchangés : ',
    lost: 'Illisibles, à vérifier dans la liste :',
    unread: 'sans réponse',
  },
  en: {
    head: 'To be kept this month: ',
    same: 'Unchanged: ',
    lost: 'Unreadable, to be checked in the list:',
    unread: 'no answer',
  },
})
