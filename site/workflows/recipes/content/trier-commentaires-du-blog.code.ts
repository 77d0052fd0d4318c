import { eachItem, inBoth, STANDS } from '../../fragments/code.ts'

/** A comment and its article as plain words; neither name nor address of the author. */
export const PLAIN =
  eachItem(String.raw`const plain = (html) => String(html ?? '').replace(/<(script|style)[^]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ').replace(/&(?:rsquo|#8217|#039);/g, '’').replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim()
const comment = $('some').item.json
const said = plain(comment.content?.raw ?? comment.content?.rendered)
return { json: { id: comment.id, said: said.slice(0, 3000), links: (said.match(/https?:\/\//g) ?? []).length, title: plain($json.title?.rendered) || '…', article: plain($json.content?.rendered).slice(0, 8000) } }`)

/** One message for what cannot wait, one for the rest: a kind counts only if the comment shows it. */
export const SORT = inBoth(
  (words) => String.raw`${words.stands}
const { site } = $('settings').first().json
// « 5 » is not in « 45 ».
const holds = (text, figure) => new RegExp('(?<!\\d|\\d[.,])' + figure.replace(/[.]/g, '\\.') + '(?!\\d|[.,]\\d)').test(text)
const kinds = ['alert', 'error', 'question', 'remark', 'advert', 'unread']
const all = $input.all().map(({ json }, at) => {
  const one = $('plain').all()[at].json
  const out = json.output
  let kind = !out ? 'unread' : kinds.slice(0, 5).includes(out.kind) ? out.kind : 'unread'
  // An error or an alert has to be shown in the comment's own words.
  if (['alert', 'error'].includes(kind) && !stands(out.quote, one.said)) kind = 'unread'
  const figures = String(out?.reply ?? '').match(/\d+(?:[ .,]\d+)*/g) ?? []
  const reply = kind === 'question' && String(out.reply ?? '').trim() && figures.every((figure) => holds(one.article, figure)) ? out.reply.trim() : ''
  const cut = one.said.length > 400 ? one.said.slice(0, 400) + '…' : one.said
  return { kind, id: one.id, text: '- ${words.open}' + one.title + '${words.close} ' + site + '/wp-admin/comment.php?action=editcomment&c=' + one.id + '\n  ' + cut + (kind === 'alert' || kind === 'error' ? '\n  ${words.because}' + out.quote.trim() : '') + (reply ? '\n  ${words.reply}' + reply : '') }
})
const names = { alert: '${words.alert}', error: '${words.error}', question: '${words.question}', remark: '${words.remark}', advert: '${words.advert}', unread: '${words.unread}' }
const part = (list) => kinds.flatMap((kind) => { const mine = list.filter((one) => one.kind === kind); return mine.length ? [names[kind] + ' (' + mine.length + ')\n' + mine.map(({ text }) => text).join('\n')] : [] }).join('\n\n')
const message = (kind, list) => list.length ? [{ json: { kind, count: list.length, ids: list.map(({ id }) => ({ id: String(id) })), text: part(list) } }] : []
return [...message('alert', all.filter(({ kind }) => kind === 'alert')), ...message('rest', all.filter(({ kind }) => kind !== 'alert'))]`,
  {
    fr: {
      stands: STANDS.fr,
      open: '« ',
      close: ' »',
      because: 'Passage : ',
      reply: 'Réponse proposée : ',
      alert: 'À LIRE TOUT DE SUITE',
      error: 'ERREUR SIGNALÉE',
      question: 'QUESTION',
      remark: 'REMARQUE',
      advert: 'PUBLICITÉ PROBABLE',
      unread: 'NON TRIÉ',
    },
    en: {
      stands: STANDS.en,
      open: '“',
      close: '”',
      because: 'Passage: ',
      reply: 'Proposed reply: ',
      alert: 'TO BE READ AT ONCE',
      error: 'ERROR REPORTED',
      question: 'QUESTION',
      remark: 'REMARK',
      advert: 'LIKELY ADVERTISING',
      unread: 'NOT SORTED',
    },
  },
)
