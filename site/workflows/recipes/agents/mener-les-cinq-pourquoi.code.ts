/** An injury ends it. A cause counts only in the operator’s own words; the enquiry ends at three to five of them. */
import { inBoth, STANDS } from '../../fragments/code.ts'

const CHECKED = inBoth(
  (words) => String.raw`const { told } = $('log').first().json
const out = $input.first().json.output ?? {}
const short = (text, most) => String(text ?? '').replace(/\s+/g, ' ').trim().slice(0, most)
const chain = (out.chain ?? []).slice(0, 5).map((one) => ({ cause: short(one.cause, 160), quote: short(one.quote, 160) }))
// ${words.first}
const loose = chain.findIndex((one) => !one.cause || !one.quote.includes(' ') || !stands(one.quote, told))
const again = (output) => [{ json: { state: 'ask', kept: loose < 0 ? chain.length : loose, output } }]
if (out.state === 'hurt') return again('${words.hurt}' + $('settings').first().json.phone + '.')
if (loose >= 0) return again('${words.again}' + (chain[loose].cause || short(out.defect, 100)) + '${words.end}')
if (out.state !== 'done') return again(short(out.say, 300) || '${words.more}')
if (chain.length < 3 || !short(out.machine, 60) || !short(out.defect, 160)) return again(chain.length ? '${words.deeper}' + chain.at(-1).cause + '${words.end}' : '${words.more}')
const lines = chain.map((one, at) => (at + 1) + '. ' + one.cause + ' (${words.open}' + one.quote + '${words.close})')
return [{ json: { state: 'done', kept: chain.length, machine: short(out.machine, 60), defect: short(out.defect, 160), chain, text: short(out.defect, 160) + ', ' + short(out.machine, 60) + '\n' + lines.join('\n') } }]`,
  {
    fr: {
      first:
        'Le premier maillon que l’opérateur n’a pas dit est redemandé, le reste attend son tour.',
      hurt: 'Laissons l’enquête. Un blessé : alertez le secouriste, appelez le 15 ou le 112, puis la qualité au ',
      open: '« ',
      close: ' »',
      again: 'Pouvez-vous me le dire avec vos mots : ',
      end: ' ?',
      more: 'Que s’est-il passé, et sur quelle machine ?',
      deeper: 'Et pourquoi : ',
    },
    en: {
      first: 'The first link that the operator did not say is asked for again, the rest waits.',
      hurt: 'Leave the enquiry. Somebody is hurt: fetch the first-aider, call 15 or 112, then quality on ',
      open: '“',
      close: '”',
      again: 'Could you tell me in your own words: ',
      end: '?',
      more: 'What happened, and on which machine?',
      deeper: 'And why: ',
    },
  },
)
export const CHECK = { fr: STANDS.fr + CHECKED.fr, en: STANDS.en + CHECKED.en }
