/** What a proof says where one calls, writes, clicks, pays and goes, beside what the company holds to be right. */
import { inBoth } from '../../fragments/code.ts'

/** Each mention by its form; « 02 40 12 34 56 » and « +33 2 40 12 34 56 » are one number, « 1 290 € » and « 1290,00 € » one price. */
export const CHECKED = inBoth(
  (
    say: Record<string, string>,
  ) => String.raw`const text = String($('read').first().json.extractedText ?? '').replace(/[\u00A0\u202F]/g, ' ').replace(/\\([_*.@-])/g, '$1').replace(/\*\*/g, '')
const came = $input.all().map(({ json }) => json)
const failed = came.find(({ error }) => error !== undefined)?.error
const rows = came.filter((row) => row.kind && row.value)
const squeezed = (one) => one.replace(/[^\d+]/g, '').replace(/^\+33\(?0?\)?/, '0').replace(/^0033/, '0')
const money = (one) => { const value = Number(one.replace(/[€\s]|euros?|eur/gi, '').replace(',', '.')); return value.toFixed(2) }
const site = (one) => one.toLowerCase().replace(/^https?:\/\//, '').replace(/^www\./, '').replace(/[).,;]+$/, '').replace(/\/$/, '')
const KINDS = {
  phone: [/(?<![\d+])(?:\+33\s?(?:\(0\)\s?)?|0)[1-9](?:[\s.-]?\d{2}){4}(?!\d)|(?<![\d+])0\s?[89]\d{2}(?:\s\d{3}){2}(?!\d)/g, squeezed],
  email: [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (one) => one.toLowerCase().replace(/\.$/, '')],
  url: [/(?<![@\w.\/-])(?:(?:https?:\/\/|www\.)[^\s<>"|[\]]+|(?:[a-z0-9-]+\.)+(?:fr|com|eu|net|org|info|shop|pro|bzh|paris|alsace|corsica|example)(?![\w@.-]*@)(?![\w-])(?:\/[^\s<>"|[\]]*)?)/gi, site],
  price: [/(?<![\d,.])\d{1,3}(?:[ .]?\d{3})*(?:,\d{1,2})?\s?(?:€|EUR\b|euros?\b)/gi, (one) => money(one.replace(/\.(?=\d{3})/g, ''))],
  town: [/(?<!\d)\d{5}\s+\p{Lu}[\p{L}'’ -]{2,40}/gu, (one) => one.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toUpperCase().replace(/[^A-Z0-9]+/g, ' ').trim()],
}
const distance = (one, other) => {
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) next.push(Math.min(last[at] + 1, next[at - 1] + 1, last[at - 1] + (one[row - 1] === other[at - 1] ? 0 : 1)))
    last = next
  }
  return last.at(-1)
}
const right = rows.filter(({ kind }) => KINDS[kind]).map((row) => ({ kind: row.kind, value: String(row.value), label: String(row.label ?? ''), needed: /^(?:oui|yes|x)$/i.test(String(row.needed ?? '').trim()), plain: KINDS[row.kind][1](String(row.value)) }))
const found = Object.entries(KINDS).flatMap(([kind, [form, plain]]) => [...new Set([...text.matchAll(form)].map(([one]) => one.trim()))].map((written) => ({ kind, written, plain: plain(written) })))
const isSame = (kind, one, other) => one === other || (kind === 'town' && one.startsWith(other + ' '))
const judged = found.map((one) => {
  const own = right.filter(({ kind }) => kind === one.kind)
  const same = own.find(({ plain }) => isSame(one.kind, one.plain, plain))
  const near = same || one.kind === 'price' ? undefined : own.map((each) => ({ ...each, far: distance(one.plain, each.plain) })).filter(({ far }) => far <= 2).sort((a, b) => a.far - b.far)[0]
  return { ...one, state: same ? 'right' : near ? 'near' : 'unknown', instead: near ? near.value : '' }
})
const absent = right.filter((one) => one.needed && !found.some((each) => each.kind === one.kind && isSame(one.kind, each.plain, one.plain))).map(({ label, value }) => (label ? label + ' : ' : '') + value)
const urls = [...new Set(judged.filter(({ kind, state }) => kind === 'url' && state !== 'near').map(({ written }) => written.replace(/[).,;]+$/, '')))].map((one) => (/^http/i.test(one) ? one : 'https://' + one)).slice(0, 20)
const state = failed !== undefined ? '${say['list']}' + String(failed.message ?? failed) : text.trim().length < 20 ? '${say['empty']}' : right.length === 0 ? '${say['noList']}' : ''
return [{ json: { fault: state, judged, absent, urls, right: judged.filter((one) => one.state === 'right').length } }]`,
  {
    fr: {
      empty:
        'Aucun texte lu dans ce PDF : textes vectorisés ou image. Demandez à l’imprimeur une version avec textes.',
      list: 'La liste de référence ne s’ouvre pas : ',
      noList: 'La liste de référence est vide ou illisible : rien n’a été comparé.',
    },
    en: {
      empty:
        'No text read in this PDF: outlined type or a picture. Ask the printer for one with live text.',
      list: 'The reference list does not open: ',
      noList: 'The reference list is empty or unreadable: nothing was compared.',
    },
  },
)

/** One answer an address, in order; addresses are only asked for, nothing is sent. */
export const REPORT = inBoth(
  (
    say: Record<string, string>,
  ) => `const { fault, judged = [], absent = [], urls = [], right } = $('checked').first().json
const came = $input.all().map(({ json }) => json)
const answers = urls.length > 0 && !fault ? came : []
const dead = urls.flatMap((url, at) => {
  const { statusCode, error } = answers[at] ?? {}
  return statusCode >= 200 && statusCode < 400 ? [] : [{ url, why: statusCode ?? error?.message ?? error ?? '?' }]
})
const names = { phone: '${say['phone']}', email: '${say['email']}', url: '${say['url']}', price: '${say['price']}', town: '${say['town']}' }
const near = judged.filter(({ state }) => state === 'near')
const unknown = judged.filter(({ state }) => state === 'unknown')
const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const part = (title, lines) => lines.length === 0 ? [] : [title + '\\n' + lines.map(safe).join('\\n')]
const wrong = near.length + absent.length + (fault ? 0 : dead.length)
return [{ json: {
  wrong, unknown: unknown.length, right,
  title: fault ? '${say['notDone']}' : wrong > 0 ? wrong + '${say['wrong']}' : unknown.length > 0 ? unknown.length + '${say['toSee']}' : '${say['clean']}',
  message: fault ? safe(fault) : [
    ...part('${say['near']}', near.map((one) => '- ' + names[one.kind] + one.written + ' → ' + one.instead)),
    ...part('${say['absent']}', absent.map((one) => '- ' + one)),
    ...part('${say['dead']}', dead.map((one) => '- ' + one.url + ' (' + one.why + ')')),
    ...part('${say['unknown']}', unknown.map((one) => '- ' + names[one.kind] + one.written)),
    right + '${say['right']}',
  ].join('\\n\\n'),
} }]`,
  {
    fr: {
      phone: 'téléphone ',
      email: 'courriel ',
      url: 'adresse web ',
      price: 'prix ',
      town: 'commune ',
      notDone: 'Contrôle impossible',
      wrong: ' point(s) à corriger',
      toSee: ' mention(s) à vérifier',
      clean: 'Rien à corriger dans ce qui a été lu',
      near: 'Fautes probables :',
      absent: 'Mentions obligatoires absentes :',
      dead: 'Adresses web qui ne répondent pas :',
      unknown: 'Absentes de votre liste, à vérifier vous-même :',
      right: ' mention(s) conforme(s) à la liste.',
    },
    en: {
      phone: 'phone ',
      email: 'email ',
      url: 'web address ',
      price: 'price ',
      town: 'town ',
      notDone: 'Check not possible',
      wrong: ' point(s) to mend',
      toSee: ' mention(s) to look at',
      clean: 'Nothing to mend in what was read',
      near: 'Probable mistakes:',
      absent: 'Required mentions missing:',
      dead: 'Web addresses that do not answer:',
      unknown: 'Not on your list, for you to check:',
      right: ' mention(s) as on the list.',
    },
  },
)
