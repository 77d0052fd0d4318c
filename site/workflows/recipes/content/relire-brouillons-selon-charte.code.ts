/** Words of the list are searched by code; what a rule forbids is quoted by the model, and the quotation verified. */
import { inBoth, STANDS } from '../../fragments/code.ts'

/** A post as its readers see it. */
export const PLAIN = `const plain = (raw) => String(raw ?? '')
  .replace(/<!--[^]*?-->|<(script|style)[^]*?<\\/\\1>/gi, ' ')
  .replace(/<\\/(p|li|h[1-6]|td|th|figcaption|blockquote|div)>|<br[^>]*>/gi, '\\n')
  .replace(/<[^>]*>/g, '')
  .replace(/&nbsp;|&#160;/g, ' ').replace(/&rsquo;|&#8217;/g, '’').replace(/&amp;/g, '&')
  .replace(/[ \\t]+/g, ' ').replace(/\\s*\\n\\s*/g, '\\n').trim()
const { letters } = $('settings').first().json
const whole = plain($json.title?.raw) + '\\n' + plain($json.content?.raw)
return { json: {
  mark: $json.mark, title: plain($json.title?.raw), edit: $('settings').first().json.site + '/wp-admin/post.php?post=' + $json.id + '&action=edit',
  text: whole.slice(0, letters), cut: whole.length > letters,
} }`

export const REMARKS = inBoth(
  (words) => `${words.stands}
const { rules } = $('settings').first().json
const escaped = (text) => text.replace(/[.*+?^$\{}()|[\\]\\\\]/g, '\\\\$&').replace(/['’]/g, "['’]").replace(/\\s+/g, '\\\\s+')
const list = $('lexicon').all().map(({ json }) => json).filter((one) => String(one.Avoid ?? '').trim())
const unread = list.length === 0
const around = (text, at, length) => text.slice(Math.max(0, at - 25), at + length + 25).replace(/\\s+/g, ' ').trim()
return $input.all().map(({ json }, at) => {
  const post = $('plain').all()[at].json
  const terms = list.flatMap((one) => {
    const found = [...post.text.matchAll(new RegExp('(?<![\\\\p{L}\\\\p{N}])' + escaped(String(one.Avoid).trim()) + '(?![\\\\p{L}\\\\p{N}])', 'giu'))]
    return found.length ? ['- ${words.open}' + one.Avoid + '${words.close} × ' + found.length + ' → ' + (one.Prefer || '${words.drop}') + '\\n  …' + around(post.text, found[0].index, found[0][0].length) + '…'] : []
  })
  const said = json.output?.remarks ?? []
  const kept = said.filter((one) => Number.isInteger(one.rule) && rules[one.rule - 1] && stands(one.quote, post.text)).slice(0, 12)
  const remarks = kept.map((one) => '- ' + rules[one.rule - 1] + '\\n  ${words.open}' + one.quote.trim() + '${words.close}' + (one.instead ? '\\n  → ' + one.instead.trim() : ''))
  const part = (title, lines) => (lines.length ? title + '\\n' + lines.join('\\n') + '\\n\\n' : '')
  return { json: {
    mark: post.mark, title: post.title, count: terms.length + remarks.length, dropped: said.length - kept.length,
    text: part('${words.terms}', terms) + part('${words.rules}', remarks) +
      (terms.length + remarks.length === 0 && json.output && !unread ? '${words.none}\\n\\n' : '') +
      (json.output ? '' : '${words.silent}\\n\\n') + (unread ? '${words.unread}\\n\\n' : '') + (post.cut ? '${words.cut}\\n\\n' : '') + post.edit,
  } }
})`,
  {
    fr: {
      stands: STANDS.fr,
      open: '« ',
      close: ' »',
      drop: 'à retirer',
      terms: 'MOTS DE VOTRE LISTE',
      rules: 'RÈGLES',
      none: 'Rien à signaler.',
      silent: 'Règles NON relues : le modèle n’a pas répondu. Seule la liste de mots l’est.',
      unread: 'Liste de mots NON contrôlée : la feuille est vide ou n’a pas répondu.',
      cut: 'Texte long : la fin n’est pas relue.',
    },
    en: {
      stands: STANDS.en,
      open: '“',
      close: '”',
      drop: 'take it out',
      terms: 'WORDS ON YOUR LIST',
      rules: 'RULES',
      none: 'Nothing to report.',
      silent: 'Rules NOT checked: the model did not answer. The list of words was.',
      unread: 'List of words NOT checked: the sheet is empty or did not answer.',
      cut: 'A long text: its end was not read.',
    },
  },
)
