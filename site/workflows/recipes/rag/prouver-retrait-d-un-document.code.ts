/** A document that leaves the answers: what of it was there, and what still speaks in its place. */
import { inBoth } from '../../fragments/code.ts'

/** Passages long enough to be told apart, or short ones if there are no others, spread over the whole: a copy holds the same sentences under another name. */
export const BEFORE = `const { result } = $input.first().json
const { probes } = $('settings').first().json
const all = (result?.points ?? []).map(({ payload }) => String(payload?.content ?? '').trim()).filter(Boolean)
const long = all.filter((text) => text.length > 40)
const texts = long.length > 0 ? long : all
const step = Math.max(1, Math.floor(texts.length / probes))
return [{ json: {
  found: (result?.points ?? []).length,
  more: Boolean(result?.next_page_offset),
  samples: texts.filter((_, at) => at % step === 0).slice(0, probes).map((text) => ({ text: text.slice(0, 800) })),
} }]`

/**
 * One sample after the other: whatever comes nearly word for word from elsewhere is a copy. A store that fails
 * hands on what it was given, without a word of an error: that is no search, and neither is one without samples.
 */
export const PROOF = inBoth(
  ({
    gone,
    copies,
    left,
    unsure,
    moved,
    stays,
    was,
  }: Record<string, string>) => `const { path, closest } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const count = $('count').first().json.result?.count
const { found, more, samples } = $('before').first().json
const failed = count === undefined || samples.length === 0 || rows.some((row) => !row.document && Object.keys(row).length > 0)
const hits = rows.filter(({ document, score }) => document && score >= closest).map(({ document }) => document.metadata?.path ?? '?')
const others = [...new Set(hits.filter((one) => one !== path))]
const remains = count > 0 || hits.includes(path)
const state = remains ? 'left' : others.length > 0 ? 'copies' : failed ? 'unsure' : 'gone'
const said = { left: '${left}', copies: '${copies}' + others.join(', '), unsure: '${unsure}', gone: '${gone}' }[state]
const isMoved = $('move').first().json.error === undefined
return [{ json: { state, found, copies: others, text: [said, '${was}' + found + (more ? '+' : ''), isMoved ? '${moved}' : '${stays}'].join('\\n') } }]`,
  {
    fr: {
      gone: 'Retiré : plus aucun passage, et rien d’aussi proche sous un autre nom.',
      copies: 'Retiré, mais une copie répond encore : ',
      left: 'Pas retiré : la base garde des passages.',
      unsure: 'Effacé, mais le contrôle a échoué : posez vous-même la question à l’assistant.',
      moved: 'Fichier déplacé hors du dossier indexé.',
      stays:
        'Fichier non déplacé : s’il est encore dans le dossier, il reviendra à la prochaine mise à jour.',
      was: 'Passages avant retrait : ',
    },
    en: {
      gone: 'Withdrawn: no passage left, and nothing as close under another name.',
      copies: 'Withdrawn, but a copy still answers: ',
      left: 'Not withdrawn: the store keeps passages.',
      unsure: 'Erased, but the check failed: put the question to the assistant yourself.',
      moved: 'File moved out of the indexed folder.',
      stays: 'File not moved: if it is still in the folder, it comes back with the next update.',
      was: 'Passages before withdrawal: ',
    },
  },
)
