import { inBoth } from '../../fragments/code.ts'

/** Every sentence gets a number: the model only ever names numbers, so that no word can change. */
export const NUMBER = inBoth(
  (words) => String.raw`const read = $input.first().json
const { interviewer, words: wanted } = $('settings').first().json
const told = (text) => [{ json: { state: 'told', text } }]
if (read.error) return told('${words.file}' + (read.error.message ?? read.error))
const bare = (text) => String(text).toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/\s+/g, ' ').trim()
const turns = []
for (const line of String(read.data ?? '').replace(/^\uFEFF/, '').split(/\r?\n/)) {
  // « Nom : », « Nom 2 : », « Nom [00:12:03] : », « [00:12:03] Nom : »
  const match = /^\s*(?:\[?\d[\d:.]*\]?\s+)?(\p{Lu}[\p{L} .'’-]{0,40}?(?:\s\d{1,2})?)\s*(?:(?:[[(]\d[\d:.]*[\])]|\d+(?:[:.]\d+)+)\s*)?\s?:\s+(.*)$/u.exec(line)
  if (match) {
    const last = turns.at(-1)
    if (last && bare(last.who) === bare(match[1])) last.text += ' ' + match[2]
    else turns.push({ who: match[1].trim(), text: match[2] })
  } else if (turns.length && line.trim()) turns.at(-1).text += ' ' + line.trim()
}
const names = [...new Map(turns.map(({ who }) => [bare(who), who])).values()]
if (turns.length < 4 || names.length < 2) return told('${words.form}')
if (!names.some((name) => bare(name) === bare(interviewer))) return told('${words.who}' + names.slice(0, 8).join(', ') + '.')
const others = names.filter((name) => bare(name) !== bare(interviewer))
const sentences = turns.flatMap(({ who, text }, turn) => text.replace(/\s+/g, ' ').trim().split(/(?<=[.!?…]["»”]?)\s+(?=["«“]?\s?[\p{Lu}\d])/u).filter(Boolean).map((one, at) => ({ id: (turn + 1) + '.' + (at + 1), turn, asks: bare(who) === bare(interviewer), who, text: one })))
if (sentences.length > 1500) return told('${words.long}' + sentences.length + '.')
const label = (one) => one.asks ? 'Q' : 'R' + (others.findIndex((name) => bare(name) === bare(one.who)) + 1)
return [{ json: { state: 'ask', names, wanted, sentences, several: others.length > 1, list: sentences.map((one) => one.id + ' ' + label(one) + ' ' + one.text.replace(/[<>]/g, ' ')).join('\n') } }]`,
  {
    fr: {
      file: 'Le fichier ne se lit pas : ',
      form: 'La transcription doit porter « Nom : » au début de chaque prise de parole, avec deux personnes au moins.',
      who: 'Ce nom n’est pas dans la transcription. Noms trouvés : ',
      long: 'Plus de 1 500 phrases : coupez la transcription en deux. Phrases comptées : ',
    },
    en: {
      file: 'The file cannot be read: ',
      form: 'The transcript has to show “Name:” at the start of each turn, with two people at least.',
      who: 'That name is not in the transcript. Names found: ',
      long: 'More than 1,500 sentences: cut the transcript in two. Sentences counted: ',
    },
  },
)

/** Sentences put back from their numbers; a pair that does not hold is left out and counted. */
export const WRITE = inBoth(
  (words) => String.raw`const chosen = $input.first().json
const { sentences, several, wanted, names } = $('number').first().json
const told = (text) => [{ json: { state: 'told', text } }]
if (!Array.isArray(chosen.output?.pairs)) return told('${words.silent}' + (chosen.error?.message ?? chosen.error ?? ''))
const place = new Map(sentences.map((one, at) => [one.id, at]))
const used = new Set()
const parts = []
let dropped = 0, cuts = 0, spoken = 0
for (const { question, answer } of chosen.output.pairs) {
  const asked = question.map((id) => place.get(String(id))), said = answer.map((id) => place.get(String(id)))
  const all = [...asked, ...said]
  const rising = (list) => list.every((at, index) => index === 0 || at > list[index - 1])
  const sound = asked.length > 0 && said.length > 0 && all.every((at) => at !== undefined && !used.has(at)) && rising(asked) && rising(said) && asked.every((at) => sentences[at].asks) && said.every((at) => !sentences[at].asks && sentences[at].who === sentences[said[0]].who) && asked[0] < said[0]
  if (!sound) { dropped += 1; continue }
  for (const at of all) used.add(at)
  // A question that was cut out between two answers is marked like any other cut.
  const joined = (list) => list.map((at, index) => {
    if (index === 0 || list[index - 1] + 1 === at) return (index ? ' ' : '') + sentences[at].text
    cuts += 1
    return ' […] ' + sentences[at].text
  }).join('')
  const reply = joined(said)
  spoken += reply.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  parts.push('**' + joined(asked) + '**\n\n' + (several ? sentences[said[0]].who + '${words.colon}' : '') + reply)
}
if (parts.length === 0) return told('${words.none}' + dropped + '.')
const unsaid = sentences.filter((one, at) => !one.asks && !used.has(at)).length
return [{ json: { state: 'done', pairs: parts.length, markdown: parts.join('\n\n') + '\n', text: [
  '${words.people}' + names.join(', '), '${words.pairs}' + parts.length, '${words.words}' + spoken + '${words.wanted}' + wanted, '${words.cuts}' + cuts, '${words.unsaid}' + unsaid,
  ...(dropped ? ['${words.dropped}' + dropped] : []),
].join('\n') } }]`,
  {
    fr: {
      silent: 'Le modèle n’a pas répondu, ou pas dans la forme voulue ; renvoyez le formulaire. ',
      none: 'Le modèle n’a rien proposé qui tienne ; renvoyez le formulaire. Paires écartées : ',
      colon: ' : ',
      people: 'Personnes reconnues : ',
      pairs: 'Questions et réponses : ',
      words: 'Mots des réponses : ',
      wanted: ', pour un souhait de ',
      cuts: 'Coupes à l’intérieur, marquées […] : ',
      unsaid: 'Phrases de réponse laissées de côté : ',
      dropped: 'Paires écartées, faute de numéros justes : ',
    },
    en: {
      silent: 'The model did not answer, or not in the form wanted; send the form again. ',
      none: 'The model proposed nothing that holds; send the form again. Pairs dropped: ',
      colon: ': ',
      people: 'People recognised: ',
      pairs: 'Questions and answers: ',
      words: 'Words of the answers: ',
      wanted: ', of a wish for ',
      cuts: 'Cuts inside, marked […]: ',
      unsaid: 'Sentences of answers left aside: ',
      dropped: 'Pairs dropped for want of right numbers: ',
    },
  },
)
