/** Passages in French for a reader of another language: what is close, what was said of it, and words that no model writes. */

/** Sentences that must be right whatever the model does, in the languages of the crews. */
const SAID = `const PHRASES = {
  fr: ['Je n’ai pas trouvé de réponse sûre. Votre chef d’équipe a reçu la question.', 'Pas de réponse sûre, et votre chef d’équipe n’a pas pu être prévenu : appelez-le.', 'Danger ou blessure : appelez le 112, écartez les autres, prévenez votre chef d’équipe.'],
  en: ['I found no sure answer. Your team leader has the question.', 'No sure answer, and your team leader could not be told: call them.', 'Danger or injury: call 112, keep others away, tell your team leader.'],
  pt: ['Não encontrei uma resposta segura. O seu chefe de equipa recebeu a pergunta.', 'Sem resposta segura, e não foi possível avisar o seu chefe de equipa: telefone-lhe.', 'Perigo ou ferimento: ligue 112, afaste os outros, avise o seu chefe de equipa.'],
  ro: ['Nu am găsit un răspuns sigur. Șeful de echipă a primit întrebarea.', 'Niciun răspuns sigur, iar șeful de echipă nu a putut fi anunțat: sunați-l.', 'Pericol sau rănire: sunați la 112, îndepărtați-i pe ceilalți, anunțați șeful de echipă.'],
  es: ['No encontré una respuesta segura. Su jefe de equipo ha recibido la pregunta.', 'Sin respuesta segura, y no se pudo avisar a su jefe de equipo: llámele.', 'Peligro o herida: llame al 112, aparte a los demás, avise a su jefe de equipo.'],
  pl: ['Nie znalazłem pewnej odpowiedzi. Kierownik zespołu otrzymał pytanie.', 'Brak pewnej odpowiedzi i nie udało się powiadomić kierownika: proszę zadzwonić.', 'Zagrożenie lub uraz: dzwoń pod 112, odsuń innych, powiadom kierownika.'],
}
`

/**
 * A store that fails hands on what it got. Danger is also known by its words, for a day without a model. What the
 * crews' languages do not hold is answered in French.
 */
export const SORTED = `${SAID}const { closest, keep, question, phone } = $('settings').first().json
const { output = {} } = $('put').first().json
const rows = $input.all().map(({ json }) => json)
const isDown = rows.some((row) => !row.document && Object.keys(row).length > 0)
const lang = [output.language, phone].map((one) => String(one ?? '').slice(0, 2).toLowerCase()).find((one) => PHRASES[one]) ?? 'fr'
const passages = rows.filter(({ document, score }) => document && score >= closest).slice(0, keep).map(({ document }) => ({ text: document.pageContent.trim(), title: document.metadata?.title ?? '?' }))
const isDanger = output.danger === true || /accident|bless|brûl|incend|\\bfeu\\b|acident|ferid|fogo|rănit|\\bfoc\\b|herid|fuego|wypad|rann|pożar|injur|burn|\\bfire\\b/i.test(question)
const [passed, unsent, rescue] = PHRASES[lang]
return [{ json: {
  state: isDanger ? 'danger' : passages.length > 0 ? 'found' : isDown ? 'down' : 'nothing',
  lang, french: String(output.french || question).replace(/[<>&]/g, ' '), passages, passed, unsent, rescue,
  text: passages.map(({ text, title }, at) => '[' + (at + 1) + '] ' + title + '\\n' + text).join('\\n\\n'),
} }]`

/** Every figure has to stand in the passages that are quoted; the French below is what the reader can show to somebody. */
export const CHECKED = `const { passages } = $('sorted').first().json
const said = String($json.text ?? '').trim().slice(0, 1500)
const numbers = [...new Set([...said.matchAll(/\\[(\\d+)\\]/g)].map((one) => Number(one[1])))]
const quoted = numbers.map((one) => passages[one - 1])
const figures = (text) => (text.match(/\\d+(?:[.,]\\d+)*/g) ?? []).map((one) => one.replace(/,/g, '.'))
const held = new Set(quoted.filter(Boolean).flatMap(({ text }) => figures(text)))
const isSure = numbers.length > 0 && quoted.every(Boolean) && figures(said.replace(/\\[\\d+\\]/g, ' ')).every((one) => held.has(one))
const french = (isSure ? quoted : passages.slice(0, 1)).map(({ text, title }) => '🇫🇷 ' + title + '\\n' + text.slice(0, 900)).join('\\n\\n')
return [{ json: { sure: isSure, reply: ((isSure ? said + '\\n\\n' : '') + french).slice(0, 3500).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') } }]`
