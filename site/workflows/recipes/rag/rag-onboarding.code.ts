/** The code of answers to newcomers: passages, delicate subjects, distance, quotation. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const CUT = inBoth(
  ({ passage, space, none }) => String.raw`// ${passage}
const LONGEST = 900
const run = String($now.toMillis())
const passages = []
for (const [index, { json }] of $input.all().entries()) {
  const page = $('list').itemMatching(index).json
  for (const section of String(json.markdown ?? '').split(/\n(?=#{1,3} )/)) {
    let passage = ''
    const close = () => {
      if (passage.replace(/^#+ .*$/gm, '').trim() !== '') passages.push({ json: { text: page.name + '\n' + passage.trim(), title: page.name, url: page.url, run } })
      passage = ''
    }
    // ${space}
    const parts = section.split(/\n\n+/).flatMap((part) => part.match(/\S[\s\S]{0,898}(?=\s|$)|\S{899}/g) ?? [])
    for (const part of parts) {
      if (passage !== '' && passage.length + part.length > LONGEST) close()
      passage += part + '\n\n'
    }
    close()
  }
}
if (passages.length === 0) throw new Error('${none}')
return passages`,
  {
    fr: {
      passage: 'Un passage par titre, neuf cents signes au plus, et d’où il vient.',
      space: 'Un paragraphe trop long se coupe à un espace : rien ne se perd.',
      none: 'Aucun passage : la base Notion est vide ou mal partagée.',
    },
    en: {
      passage:
        'A passage for each heading, nine hundred characters at most, and where it comes from.',
      space: 'A paragraph that is too long is cut at a space: nothing is lost.',
      none: 'No passage: the Notion database is empty or not shared.',
    },
  },
)

export const QUESTION = inBoth(
  ([comment, words]) => String.raw`// ${comment}
const DELICATE = /${words}/i
const event = $json.event ?? $json
const question = String(event.text ?? '').replace(/<@[^>]+>/g, '').trim().slice(0, 500)
return { json: { question, channel: event.channel, thread: event.thread_ts ?? event.ts, delicate: DELICATE.test(question) } }`,
  {
    fr: [
      'Les sujets sur lesquels une personne relit avant l’envoi : complétez la liste.',
      'pa(?:ie|y[eé])|salaire|contrat|licenci|rupture|malad|m[eé]decin|santé|harc[eè]l|conflit',
    ],
    en: [
      'Subjects on which a person reads before anything is sent: add your own.',
      'pa(?:y|id)|wage|salary|contract|dismiss|fired|sick|doctor|health|harass|dispute',
    ],
  },
)

/** A store that is down hands the question back. */
export const CLOSE = inBoth(
  (comment) => `// ${comment}
const FARTHEST = 0.6
const passages = $input.all()
  .filter(({ json }) => json.document !== undefined && json.score <= FARTHEST)
  .map(({ json }, index) => ({ number: index + 1, text: json.document.pageContent, title: json.document.metadata.title, url: json.document.metadata.url }))
const down = $input.all().some(({ json }) => json.question !== undefined)
return [{ json: { ...$('question').first().json, passages, any: passages.length > 0, down } }]`,
  {
    fr: 'Distance au-delà de laquelle un passage ne compte pas : réglez-la sur vingt questions.',
    en: 'Distance beyond which a passage does not count: set it on twenty questions.',
  },
)

export const QUOTED = inBoth(
  ([stands, source]) => String.raw`${stands}
const asked = $('close').first().json
const said = $json.output ?? {}
const source = asked.passages.find(({ number }) => number === said.number)
const sound = said.found === true && source !== undefined && stands(said.quote, source.text)
return { json: { ...asked, sound, answer: sound ? said.answer + '\n${source}<' + source.url + '|' + source.title + '>' : '' } }`,
  { fr: [STANDS.fr, 'Source : '], en: [STANDS.en, 'Source: '] },
)
