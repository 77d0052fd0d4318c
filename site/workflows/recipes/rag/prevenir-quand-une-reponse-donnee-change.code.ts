/** An answer given earlier beside what its document says today. */
import { inBoth, STANDS } from '../../fragments/code.ts'

/** Only passages of today’s version; a store that fails hands back the row that it was given. */
export const READ = `const { path, version } = $('one').first().json
const rows = $input.all().map(({ json }) => json)
const isDown = rows.some((row) => !row.document && Object.keys(row).length > 0)
const own = rows.filter(({ document }) => document?.metadata?.path === path && String(document.metadata.version ?? '') === String(version))
const text = own.map(({ document }) => document.pageContent).join('\\n\\n')
return [{ json: { state: isDown ? 'down' : text ? 'some' : 'bare', text } }]`

/** Told only with a sentence that stands in the document, and that the old answer did not hold already. */
export const JUDGED = inBoth(
  (stands) => `${stands}const { text } = $('read').first().json
const { answer } = $('one').first().json
const { output, error } = $input.first().json
const quote = String(output?.quote ?? '').trim()
const isThere = stands(quote, text)
const verdict = error !== undefined || !output ? 'silent' : !isThere ? 'unclear' : output.verdict === 'same' ? 'same' : output.verdict === 'changed' && !plain(answer).includes(plain(quote)) ? 'changed' : 'unclear'
return [{ json: { verdict, quote: isThere ? quote.slice(0, 600) : '' } }]`,
  STANDS,
)

/** What somebody has to look at: answers that could not be told apart, and those to be tried again. */
export const LEFT = inBoth(
  (say: Record<string, string>) => `const rows = $input.all().map(({ json }) => json)
const asked = new Map($('stale').all().map(({ json }) => [json.id + ' ' + json.path, json]))
const lines = rows.filter((one) => one.verdict === 'unclear').map((one) => asked.get(one.answer + ' ' + one.path)).filter(Boolean).map((one) => '- ' + one.question + ' (' + one.title + ', ' + one.asker + ')')
const again = rows.filter((one) => one.cause).map((one) => '- ' + one.question + ' : ' + one.cause)
const part = (title, list) => list.length === 0 ? [] : [title + '\\n' + list.join('\\n')]
const text = [...part('${say['unclear']}', lines), ...part('${say['again']}', again)].join('\\n\\n')
return text ? [{ json: { unclear: lines.length, again: again.length, text } }] : []`,
  {
    fr: {
      unclear: 'Réponse peut-être dépassée, à relire vous-même :',
      again: 'Non traité, nouvel essai au prochain passage :',
    },
    en: {
      unclear: 'Answer perhaps overtaken, for you to reread:',
      again: 'Not dealt with, tried again next time:',
    },
  },
)
